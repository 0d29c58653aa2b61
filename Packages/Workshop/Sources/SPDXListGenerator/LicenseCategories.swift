/// By what rule a licence gets its category.
///
/// The index of LicenseDB decides, except for what it does not tell apart and for ids that are
/// newer than it; both stand here, so that anybody can see and dispute them.
enum LicenseCategories {
    /// The cases of DomainLayer's `LicenseCategory` that ids of the list have, in its order.
    static let all = [
        "permissive", "weakCopyleft", "strongCopyleft", "networkCopyleft", "publicDomain",
        "documentation", "font", "other",
    ]

    /// The category of a current id.
    ///
    /// - Parameter indexed: the index's category; nil where the index lacks the id.
    static func category(of id: String, indexed: String?) throws -> String {
        for (category, patterns) in families where patterns.contains(where: { $0.covers(id) }) {
            return category
        }
        switch indexed {
        case "Permissive": return "permissive"
        case "Copyleft Limited": return "weakCopyleft"
        case "Copyleft": return "strongCopyleft"
        case "Public Domain": return "publicDomain"
        case .some: return "other"
        case nil:
            guard let category = newerThanIndex[id] else {
                throw DataError("\(id) is in no table: read the licence and add it")
            }
            return category
        }
    }

    /// An id, or with `*` at its end all ids that begin so.
    private struct Pattern: ExpressibleByStringLiteral {
        var text: String

        init(stringLiteral text: String) {
            self.text = text
        }

        func covers(_ id: String) -> Bool {
            text.hasSuffix("*") ? id.hasPrefix(text.dropLast()) : id == text
        }
    }

    /// Families that the index files under how far their copyleft reaches or not at all.
    private static let families: [(String, [Pattern])] = [
        // Their own words make use over a network, "external deployment" or the like, count as
        // passing the work on. (EUPL-1.0 speaks of copies alone; 1.1 added the network.)
        (
            "networkCopyleft",
            [
                "AGPL-*", "APSL-2.0", "CAL-1.0*", "CPAL-1.0", "EUPL-1.1", "EUPL-1.2", "NPOSL-3.0",
                "OSL-*", "RPL-*", "RPSL-1.0", "SSPL-1.0",
            ]
        ),
        // Restrictions to non-commercial use or against changes are no matter of documentation.
        ("other", ["CC-BY-NC-*", "CC-BY-ND-*"]),
        // Written for manuals and other texts, or used for them rather than for programs.
        (
            "documentation",
            [
                "AdaCore-doc", "ALGLIB-Documentation", "CC-BY-*", "CDL-1.0", "DocBook-*",
                "FreeBSD-DOC", "GCR-docs", "GFDL-*", "HaskellReport", "HPND-doc", "HPND-doc-sell",
                "ISO-permission", "Linux-man-pages-*", "LPD-document", "OPUBL-1.0", "SchemeReport",
            ]
        ),
        // Written for typefaces, or the licence of certain ones.
        (
            "font",
            [
                "Adobe-Utopia", "Arphic-1999", "Baekmuk", "Bitstream-*", "Eurosym", "IPA",
                "Lucida-Bitmap-Fonts", "mplus", "OFL-*", "ParaType-Free-Font-1.3", "TTYP0",
                "Ubuntu-font-1.0",
            ]
        ),
    ]

    /// Ids that the SPDX list got after the index was made.
    private static let newerThanIndex = [
        "Advanced-Cryptics-Dictionary": "other",
        "BOLA-1.1": "permissive",
        "BSD-3-Clause-Tso": "permissive",
        "BSD-Mark-Modifications": "permissive",
        "Buddy": "permissive",
        "CAPEC-tou": "permissive",
        "ESA-PL-permissive-2.4": "permissive",
        "ESA-PL-strong-copyleft-2.4": "strongCopyleft",
        "ESA-PL-weak-copyleft-2.4": "weakCopyleft",
        "HPND-SMC": "permissive",
        "HPND-sell-variant-critical-systems": "permissive",
        "MIT-STK": "permissive",
        "MMPL-1.0.1": "other",
        "NIST-PD-TNT": "publicDomain",
        "OSC-1.0": "other",
        "OSSP": "permissive",
        "OpenMDW-1.0": "permissive",
        "SGMLUG-PM": "permissive",
        "TekHVC": "permissive",
        "UnRAR": "other",
        "Vixie-Cron": "permissive",
        "WTFNMFPL": "permissive",
        "WordNet": "permissive",
        "X11-no-permit-persons": "permissive",
        "hyphen-bulgarian": "permissive",
    ]
}
