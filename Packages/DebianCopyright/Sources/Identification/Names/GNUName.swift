/// The name of a GNU licence, taken apart.
///
/// copyright-format 1.0 writes `GPL-2+`, `LGPL-2.1`, `GFDL-NIV-1.3+`; people also write `GPLv2+`,
/// `GNU GPL version 2 or later`, and SPDX `GPL-2.0-or-later`.
struct GNUName {
    enum Family: String {
        case agpl = "AGPL"
        case gfdl = "GFDL"
        case gpl = "GPL"
        case lgpl = "LGPL"
    }

    let family: Family
    /// Major and minor version, the minor one 0 where none is written; nil without a version.
    let version: (major: Int, minor: Int)?
    let isOrLater: Bool
    /// "No invariant sections", which only the free documentation licence can say.
    let isWithoutInvariants: Bool

    init?(_ name: NormalizedName) {
        var words = NameScanner(name.bytes)
        words.skip("gnu-")
        if words.skip("agpl") || words.skip("affero-gpl") {
            family = .agpl
        } else if words.skip("lgpl") {
            family = .lgpl
        } else if words.skip("gfdl") || words.skip("fdl") {
            family = .gfdl
        } else if words.skip("gpl") {
            family = .gpl
        } else {
            return nil
        }
        var isWithoutInvariants = words.skip("-niv")
        words.skip("-")
        words.skip(oneOf: ["version", "ver", "v"])
        words.skip(".")
        words.skip("-")
        version = words.version()
        var isOrLater = words.skip("+")
        if family == .gfdl, words.skip("-no-invariants") || words.skip("-no-invariant") {
            isWithoutInvariants = true
        }
        if words.skip("-or-later") || words.skip("-or-newer") || words.skip("+") {
            isOrLater = true
        } else if !isOrLater {
            words.skip("-only")
        }
        guard words.isAtEnd, family == .gfdl || !isWithoutInvariants else { return nil }
        self.isOrLater = isOrLater
        self.isWithoutInvariants = isWithoutInvariants
    }

    /// The SPDX id; nil for the families whose name without a version tells nothing.
    ///
    /// Without a version any one ever published may be chosen, so the first one's "or later" is
    /// the answer, never the version that a link under common-licenses leads to.
    var id: String? {
        let first = switch family {
        case .agpl: nil as (major: Int, minor: Int)?
        case .gfdl: (1, 1)
        case .gpl: (1, 0)
        case .lgpl: (2, 0)
        }
        guard let version = version ?? first else { return nil }
        let invariants = isWithoutInvariants ? "-no-invariants" : ""
        let later = isOrLater || self.version == nil ? "-or-later" : "-only"
        return "\(family.rawValue)-\(version.major).\(version.minor)\(invariants)\(later)"
    }
}
