public import DomainLayer

extension LicenseReading {
    /// What the text says, in one sentence without a period: `Reads as permissive: permits copying
    /// and changes (line 1), on condition to keep the notice (2), disclaims warranty (4)`.
    public var summary: String {
        let disclaimers = limitations.filter { Self.disclaimed.contains($0.name) }
        let others = limitations.filter { !Self.disclaimed.contains($0.name) }
        let parts = [
            permissions.phrase(behind: "permits"), conditions.phrase(behind: "on condition to"),
            disclaimers.phrase(behind: "disclaims"), others.phrase(behind: "limits:"),
            unread.isEmpty ? nil : "not understood: \(unread.placesLabel)",
        ].compactMap(\.self)
        let verdict =
            category == .unknown ? "Not known by its terms" : "Reads as \(category.rawValue)"
        return parts.isEmpty ? verdict : "\(verdict): \(parts.joined(separator: ", "))"
    }

    private static let disclaimed: Set<String> = ["warranty", "liability"]
}

extension [LicenseReading.Term] {
    /// The terms in words, with terms of one place joined; nil if there are none.
    fileprivate func phrase(behind verb: String) -> String? {
        if isEmpty { return nil }
        var places: [(names: [String], lines: [ClosedRange<Int>])] = []
        for term in self {
            if let last = places.indices.last, places[last].lines == term.lines {
                places[last].names.append(term.label)
            } else {
                places.append(([term.label], term.lines))
            }
        }
        let phrases = places.map { "\($0.names.listed("and")) (\($0.lines.placesLabel))" }
        return "\(verb) \(phrases.joined(separator: ", "))"
    }
}

extension LicenseReading.Term {
    /// The term in a few words: what is permitted, what is required, or what isn't granted.
    public var label: String {
        Self.labels[name] ?? name.split(separator: "-").joined(separator: " ")
    }

    private static let labels = [
        "modifications": "changes", "private-use": "use", "include-copyright": "keep the notice",
        "document-changes": "mark changes", "disclose-source": "give the source",
        "same-license": "keep the license", "same-license--file": "keep the license of each file",
        "same-license--library": "keep the license of the library",
        "network-use-disclose": "give the source to users over a network",
        "include-in-documentation": "put the notice into the documentation",
        "acknowledge": "name the authors",
        "acknowledge-in-advertising": "name the authors in advertising",
        "no-endorsement": "not use their names to promote",
        "no-misrepresentation": "not claim the work", "rename": "rename changed versions",
        "bundle-to-sell": "not sell it by itself", "tell-author": "tell the author",
        "no-fee": "no fee", "export": "export laws",
    ]
}

extension [ClosedRange<Int>] {
    /// `line 3`, `lines 3-5, 9`.
    fileprivate var placesLabel: String {
        let isOne = count == 1 && self[0].count == 1
        return (isOne ? "line " : "lines ") + map(\.lineLabel).joined(separator: ", ")
    }
}
