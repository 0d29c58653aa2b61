import DomainLayer

/// Finds which licence somebody may have meant by a word that names none.
enum LicenseSuggestion {
    /// `; did you mean 'AGPL-*'?`; empty if nothing is near.
    static func question(for word: String) -> String {
        nearest(to: word.lowercased()).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// A family as a pattern if the word is its name, perhaps with a version: `AGPL-*` for `agpl`
    /// and `agplv3`; otherwise the id or the family with the nearest letters.
    private static func nearest(to word: String) -> String? {
        let letters = String(word.prefix { $0.isLetter })
        let names = letters.hasSuffix("v") ? [letters, String(letters.dropLast())] : [letters]
        let family = names.lazy.compactMap { families[$0] }.first
        if let family, !word.contains("-") { return family }
        return Suggestion.nearest(to: word, among: ids.keys.sorted()).flatMap { ids[$0] }
            ?? family
            ?? Suggestion.nearest(to: letters, among: families.keys.sorted())
            .flatMap { families[$0] }
    }

    /// The ids of the SPDX list by their small letters.
    private static let ids = Dictionary(
        uniqueKeysWithValues: SPDXLicenseList.ids.map { ($0.lowercased(), $0) })

    /// What stands before the first hyphen of several ids, each as a pattern, by its small letters.
    private static let families: [String: String] = {
        let names = SPDXLicenseList.ids.map { String($0.prefix { $0 != "-" }) }
        return Dictionary(grouping: names) { $0.lowercased() }
            .filter { $0.value.count > 1 }.mapValues { $0[0] + "-*" }
    }()
}
