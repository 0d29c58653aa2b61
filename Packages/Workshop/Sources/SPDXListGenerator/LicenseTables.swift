/// The SPDX list sorted into the tables that DomainLayer keeps.
struct LicenseTables {
    private let version: String
    /// Ids by category, deprecated ones included.
    private var categories: [String: [String]] = [:]
    /// Current ids of exceptions.
    private let exceptions: [String]
    /// Deprecated ids, of exceptions too, with what to write instead where that is clear.
    private var replacements: [String: String?] = [:]

    /// Licences that were given an id together with an exception or under a name of their own,
    /// before expressions had `WITH`; and what they are in today's words.
    private static let combined = [
        "GPL-2.0-with-GCC-exception": "GPL-2.0-only WITH GCC-exception-2.0",
        "GPL-2.0-with-autoconf-exception": "GPL-2.0-only WITH Autoconf-exception-2.0",
        "GPL-2.0-with-bison-exception": "GPL-2.0-only WITH Bison-exception-2.2",
        "GPL-2.0-with-classpath-exception": "GPL-2.0-only WITH Classpath-exception-2.0",
        "GPL-2.0-with-font-exception": "GPL-2.0-only WITH Font-exception-2.0",
        "GPL-3.0-with-GCC-exception": "GPL-3.0-only WITH GCC-exception-3.1",
        "GPL-3.0-with-autoconf-exception": "GPL-3.0-only WITH Autoconf-exception-3.0",
        "eCos-2.0": "GPL-2.0-or-later WITH eCos-exception-2.0",
        "wxWindows": "LGPL-2.0-or-later WITH WxWindows-exception-3.1",
    ]

    init(list: SPDXSchema, database: LicenseDatabase) throws {
        version = list.version
        let known = Set(list.licenses + list.exceptions)
        for id in known {
            if let expression = Self.combined[id] {
                replacements[id] = expression
            } else if let current = database.deprecated[id] {
                replacements[id] = .some(current.flatMap { known.contains($0) ? $0 : nil })
            }
        }
        for id in list.licenses {
            // A deprecated id is of the category of the licence that replaces it.
            let replacement = (replacements[id] ?? nil)?.prefix { $0 != " " }
            let current = replacement.map(String.init) ?? id
            let category = try LicenseCategories.category(
                of: current, indexed: database.categories[current])
            categories[category, default: []].append(id)
        }
        let replacements = replacements
        exceptions = list.exceptions.filter { replacements[$0] == nil }
    }

    /// The Swift file.
    var source: String {
        var text = """
            // Made by SPDXListGenerator of Packages/Workshop: change that, not this.

            /// The ids behind ``SPDXLicenseList``, separated by blanks and ordered as bytes.
            ///
            /// Ids are those of CycloneDX's schema of the SPDX licence list; categories and
            /// deprecation come from the index of ScanCode's LicenseDB (CC-BY-4.0, nexB Inc. and
            /// others), changed by the rules that stand in the generator.
            enum SPDXLicenseTables {
                static let version = "\(version)"

            """
        for category in LicenseCategories.all {
            text += Self.table(category, Self.wrapped(categories[category] ?? []))
        }
        text += Self.table("exceptions", Self.wrapped(exceptions))
        let lines = replacements.sorted { Self.precedes($0.key, $1.key) }
            .map { id, current in ([id, "="] + [current].compactMap(\.self)).joined(separator: " ")
            }
        text += "\n    /// An id a line, and behind `=` what to write instead where that is clear."
        text += Self.table("deprecated", lines)
        return text + "}\n"
    }

    /// A constant that holds these lines, after a line break.
    private static func table(_ name: String, _ lines: [String]) -> String {
        let quotes = String(repeating: "\"", count: 3)
        let indented = ([quotes] + lines + [quotes]).map { "        \($0)\n" }.joined()
        return "\n    static let \(name) = \(indented.dropFirst(8))"
    }

    /// The ids in order, as lines that leave room for the indent within 100 columns.
    private static func wrapped(_ ids: [String]) -> [String] {
        var lines: [String] = []
        for id in ids.sorted(by: precedes) {
            if let last = lines.last, last.utf8.count + 1 + id.utf8.count <= 92 {
                lines[lines.count - 1] += " " + id
            } else {
                lines.append(id)
            }
        }
        return lines
    }

    private static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
