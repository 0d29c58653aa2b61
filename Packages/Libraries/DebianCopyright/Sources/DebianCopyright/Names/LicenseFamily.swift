/// Licenses of the SPDX list, to ask whether others are among them or of a family with one of them.
struct LicenseFamily {
    private let ids: Set<String>
    private let families: Set<Substring>

    /// - Parameter ids: each any number of times.
    init(of ids: [String]) {
        self.ids = Set(ids)
        families = Set(self.ids.compactMap(\.gnuFamily))
    }

    /// Whether the id is one of them, or names a GNU license of the same family as one of them.
    func contains(_ id: String) -> Bool {
        ids.contains(id) || id.gnuFamily.map(families.contains) ?? false
    }
}

/// Ids of the SPDX list that are GNU licenses': they alone end in `-only` or `-or-later`.
extension String {
    /// Whether it is the id of a GNU license: `LGPL-2.1-only`, `GFDL-1.3-or-later`.
    var isGNULicense: Bool { hasSuffix("-only") || hasSuffix("-or-later") }

    /// Whether it is the id of a General Public License, be it the lesser or the Affero one.
    var isGeneralPublicLicense: Bool {
        ["GPL-", "LGPL-", "AGPL-"].contains(where: hasPrefix)
    }

    /// `GPL`, `LGPL`, `AGPL` or `GFDL`; nil for an id that is no GNU license's.
    var gnuFamily: Substring? { isGNULicense ? licenseFamily : nil }

    /// A GNU license's id without what it says of later versions: `GPL-2.0`; any other id as it is.
    var unbounded: Substring {
        for ending in ["-only", "-or-later"] where hasSuffix(ending) {
            return Substring(utf8.dropLast(ending.utf8.count))
        }
        return self[...]
    }

    /// Whether two ids are the same, or of one family of GNU licenses.
    func isOfFamily(of other: String) -> Bool {
        self == other || gnuFamily.map { $0 == other.gnuFamily } ?? false
    }
}

extension String {
    /// What an id of the SPDX list begins with, up to its first hyphen: `GPL`, `BSD`, `Apache`. The
    /// whole of an id without one.
    var licenseFamily: Substring { prefix { $0 != "-" } }
}
