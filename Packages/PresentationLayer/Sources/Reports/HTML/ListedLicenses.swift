import DomainLayer
import Wording

/// The licenses of a system, and where the page finds their texts.
struct ListedLicenses {
    /// The licenses of most packages first, then by id.
    private(set) var rows: [Row]
    /// How many packages have findings of each kind, most first.
    private(set) var findings: [(kind: LicenseFinding.Kind, packages: Int)]

    struct Row {
        var id: String
        /// The id, or a name in its place if the SPDX list lacks the license.
        var label: String
        var category: LicenseCategory
        /// How many packages have the license.
        var packages: Int
        /// What its text permits and asks, if the SPDX list lacks it; nil without a text.
        var reading: String?
        /// The text of a license that the SPDX list lacks; nil if the inventory doesn't hold it.
        var body: String?
        /// Indices in ``LicenseNotices/texts`` of what files print under the license's names.
        var texts: [Int]
    }

    init(_ inventory: LicenseInventory, _ summary: LicenseSummary, _ notices: LicenseNotices) {
        let unlisted = inventory.licenseRefs
        let names = inventory.entries.reduce(into: [String: String]()) { names, entry in
            if !entry.nicknames.isEmpty { names.merge(entry.nicknames) { first, _ in first } }
        }
        let texts = PrintedTexts(inventory, notices)
        rows = summary.licenses.map { count in
            let id = count.key
            return Row(
                id: id, label: names[id] ?? id,
                category: unlisted[id]?.category
                    ?? SPDXLicenseList.category(of: LicenseTerm(id)),
                packages: count.count, reading: unlisted[id]?.reading?.summary,
                body: inventory.texts[id], texts: texts.places[id] ?? [])
        }
        var packages: [LicenseFinding.Kind: Int] = [:]
        for entry in inventory.entries {
            for kind in Set(entry.findings.map(\.kind)) { packages[kind, default: 0] += 1 }
        }
        findings = LicenseFinding.Kind.allCases.compactMap { kind in
            packages[kind].map { (kind, $0) }
        }
        findings.sort { $0.packages > $1.packages }
    }
}

/// Which of the printed texts go by a name that a `License` field declares for one license alone.
private struct PrintedTexts {
    /// Indices in ``LicenseNotices/texts``, by the license's id, in their order.
    private(set) var places: [String: [Int]] = [:]

    init(_ inventory: LicenseInventory, _ notices: LicenseNotices) {
        var ids: [String: Set<String>] = [:]
        for entry in inventory.entries {
            for statement in entry.statements {
                guard let name = statement.name, case .license(let term) = statement.expression
                else { continue }
                ids[name, default: []].insert(term.license)
            }
        }
        for (place, text) in notices.texts.enumerated() {
            let licenses = text.names.reduce(into: Set<String>()) { licenses, name in
                if let named = ids[name] { licenses.formUnion(named) }
            }
            for id in licenses { places[id, default: []].append(place) }
        }
    }
}
