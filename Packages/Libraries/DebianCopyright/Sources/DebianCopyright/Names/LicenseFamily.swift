/// A set of licenses of the SPDX list that can be searched by id and by GNU family.
struct LicenseFamily {
    private let ids: Set<String>
    private let families: Set<Substring>

    /// - Parameter ids: may contain duplicates.
    init(of ids: [String]) {
        self.ids = Set(ids)
        families = Set(self.ids.compactMap(\.gnuFamily))
    }

    /// Whether the set has this id, or a GNU license of its family.
    func contains(_ id: String) -> Bool {
        ids.contains(id) || id.gnuFamily.map(families.contains) ?? false
    }
}

/// GNU licenses are the only ones on the SPDX list whose ids end in `-only` or `-or-later`.
extension String {
    /// Whether the id is one of the editions that are called "the Artistic License".
    var isFirstArtistic: Bool { hasPrefix("Artistic-1.0") }

    /// Whether the string is a GNU license's id: `LGPL-2.1-only`, `GFDL-1.3-or-later`.
    var isGNULicense: Bool { hasSuffix("-only") || hasSuffix("-or-later") }

    /// Whether the string is the id of a General Public License, including the Lesser and Affero
    /// ones.
    var isGeneralPublicLicense: Bool {
        ["GPL-", "LGPL-", "AGPL-"].contains(where: hasPrefix)
    }

    /// `GPL`, `LGPL`, `AGPL` or `GFDL`; nil if the id isn't a GNU license's.
    var gnuFamily: Substring? { isGNULicense ? licenseFamily : nil }

    /// A GNU license's id without its suffix about later versions: `GPL-2.0`; any other id
    /// unchanged.
    var unbounded: Substring {
        for ending in ["-only", "-or-later"] where hasSuffix(ending) {
            return Substring(utf8.dropLast(ending.utf8.count))
        }
        return self[...]
    }

    /// Whether two ids are equal, or belong to one GNU family.
    func isOfFamily(of other: String) -> Bool {
        self == other || gnuFamily.map { $0 == other.gnuFamily } ?? false
    }
}

extension String {
    /// The part of an SPDX id before its first hyphen: `GPL`, `BSD`, `Apache`; the whole id if
    /// there is no hyphen.
    var licenseFamily: Substring { prefix { $0 != "-" } }
}
