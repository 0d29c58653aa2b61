import DomainLayer
import Wording

/// The licenses of an inventory, with what the page calls them and where it has their texts.
struct ListedLicenses {
    /// Each license with the packages that mention it, those of most packages first, then by id;
    /// the packages without a license are a group too.
    let listing: LicenseListing
    /// A name for each unlisted license, by the licenses' ids.
    let names: [String: String]
    /// Indices in the notices' texts, ascending, by the ids of the licenses that the texts are of.
    private let texts: [String: [Int]]
    /// What files call each unlisted license.
    private let unlisted: UnlistedLicenses

    init(_ inventory: LicenseInventory, _ notices: LicenseNotices) {
        listing = inventory.listing(for: LicenseQuery(order: .size, grouping: .license))
        unlisted = inventory.licenseRefs
        var names: [String: String] = [:]
        for entry in inventory.entries where !entry.names.isEmpty || !entry.readings.isEmpty {
            names.merge(entry.nicknames) { first, _ in first }
        }
        self.names = names
        texts = Self.texts(notices.texts, of: listing.groups.map(\.name))
    }

    /// Where the page has the texts of a license: indices in the notices' texts, ascending.
    func texts(of id: String) -> [Int] { texts[id] ?? [] }

    /// What the page calls a text with this name: an expression with names for ids, or a path.
    func label(ofText name: String) -> String {
        (try? LicenseExpression(parsing: name))?.shortLabel(names) ?? name
    }

    /// What else is known of a license's name: the full name on a list, or the id and all names.
    func detail(of id: String) -> String {
        if names[id] == nil { return SPDXLicenseList.name(of: id) ?? "" }
        let others = (unlisted[id]?.names ?? []).filter { $0 != names[id] }
        return ([id] + others).joined(separator: ", ")
    }

    /// What the text of an unlisted license permits and asks; nil if nothing was read.
    func terms(of id: String) -> String? { unlisted[id]?.reading?.summary }

    /// The texts by what copyright files name them after: the expression that they grant, or the
    /// file below `/usr/share/common-licenses`.
    private static func texts(
        _ texts: [LicenseNoticeText], of licenses: [String]
    ) -> [String: [Int]] {
        var indices: [String: [Int]] = [:]
        for (index, text) in texts.enumerated() {
            var ids: Set<String> = []
            for name in text.names {
                if name.first == "/" {
                    ids.formUnion(licenses.filter { $0.hasCommonText(name) })
                } else if let expression = try? LicenseExpression(parsing: name) {
                    ids.formUnion(expression.licenses)
                }
            }
            for id in ids { indices[id, default: []].append(index) }
        }
        return indices
    }
}

extension String {
    /// Whether a file has the text of the license with this id: `common-licenses/GPL-2` is that of
    /// `GPL-2.0-only` and `GPL-2.0-or-later`. A file without a version in its name has none.
    ///
    /// - Parameter path: the file's path.
    fileprivate func hasCommonText(_ path: String) -> Bool {
        guard let name = path.split(separator: "/").last, name.last?.isNumber == true else {
            return false
        }
        let isWhole = !name.contains(".")
        return self == name || hasPrefix("\(name)-") || isWhole && hasPrefix("\(name).0-")
    }
}
