extension LicenseFinding {
    /// That a package isn't part of Debian though its licenses give no reason for that.
    ///
    /// Debian Policy 2.2: what isn't free is in the archive areas non-free and non-free-firmware,
    /// which the section begins with (2.4), and says in its copyright file that it isn't part of
    /// Debian (12.5). So does contrib, where free packages are that need one of those.
    ///
    /// - Parameters:
    ///   - section: the `Section` field.
    ///   - isOutsideDebian: whether the copyright file says that the package isn't part of Debian.
    ///   - isFree: whether every license of the package ``LicenseExpression/isFree``.
    /// - Returns: nil if nothing is odd.
    public static func freeLicenseInNonFree(
        section: String, isOutsideDebian: Bool, isFree: @autoclosure () -> Bool
    ) -> LicenseFinding? {
        let isNonFree =
            switch section.prefix(while: { $0 != "/" }) {
            case "non-free", "non-free-firmware": true
            case "contrib": false
            default: isOutsideDebian
            }
        return isNonFree && isFree() ? LicenseFinding(.freeLicenseInNonFree) : nil
    }
}

extension LicenseExpression {
    /// Whether every license in it is known, and of a category that Debian takes as free.
    ///
    /// The GNU Free Documentation License with invariant sections is not: the General Resolution
    /// 2006-001 keeps such manuals in non-free.
    public var isFree: Bool { terms.allSatisfy(\.isFree) }
}

extension LicenseTerm {
    fileprivate var isFree: Bool {
        switch SPDXLicenseList.category(of: self) {
        case .restricted, .unknown: false
        case .documentation:
            !license.contains("-invariants-") || license.contains("-no-invariants-")
        case .publicDomain, .permissive, .font, .weakCopyleft, .strongCopyleft, .networkCopyleft:
            true
        }
    }
}
