extension LicenseFinding {
    /// The finding that a package isn't part of Debian although all its licenses are free.
    ///
    /// Debian Policy 2.2: what isn't free is in the archive areas non-free and non-free-firmware,
    /// with which its section begins (2.4), and its copyright file says that it isn't part of
    /// Debian (12.5). The latter also holds for contrib, which has free packages that need a
    /// non-free one.
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
    /// Whether every license in the expression is known, and of a category that Debian accepts as
    /// free.
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
