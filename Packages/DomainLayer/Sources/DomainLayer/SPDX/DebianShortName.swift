/// The short names of licenses in copyright files: copyright-format 1.0, section 7.1.
enum DebianShortName {
    /// The license that a short name means, its letter case aside: `GPL-2.0-or-later` for `GPL-2+`,
    /// `EPL-1.0+` for `EPL-1+`; nil if it means none, or a choice as `Perl` does.
    ///
    /// Trailing zeros of a version don't count, and a `+` after it allows any later version too.
    static func license(_ name: String) -> String? {
        var name = name.lowercased()[...]
        if let license = names[String(name)] { return license }
        let isOrLater = name.hasSuffix("+")
        if isOrLater { name.removeLast() }
        guard let hyphen = name.lastIndex(of: "-") else { return nil }
        var version = name[name.index(after: hyphen)...]
        guard version.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || 0x30...0x39 ~= $0 }) else {
            return nil
        }
        while version.hasSuffix(".0") { version.removeLast(2) }
        let family = String(name[..<hyphen])
        let (first, end) = families[family] ?? (family, "")
        for version in [String(version), version + ".0"] {
            let id = "\(first)-\(version)\(end)"
            if let id = current(id + (isOrLater ? "-or-later" : "-only")) { return id }
            if let id = current(id) { return isOrLater ? id + "+" : id }
        }
        return nil
    }

    private static let names = [
        "artistic": "Artistic-1.0-Perl",
        "cc0": "CC0-1.0",
        "expat": "MIT",
        "public-domain": LicenseTerm.publicDomain.id,
    ]

    /// The parts before and after the version in the SPDX id, if the id isn't the name.
    private static let families = [
        "gfdl-niv": ("gfdl", "-no-invariants"),
        "zope": ("zpl", ""),
    ]

    private static func current(_ id: String) -> String? {
        SPDXLicenseList.canonicalID(id).flatMap { SPDXLicenseList.contains($0) ? $0 : nil }
    }
}
