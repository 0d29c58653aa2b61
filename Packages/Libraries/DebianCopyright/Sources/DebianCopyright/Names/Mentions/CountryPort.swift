import DebianSystems

/// The country whose law a version of a Creative Commons license is written for. Such a port is a
/// license of its own: "Attribution 3.0 Austria", `licenses/by/3.0/at/`.
struct CountryPort {
    /// The country's code at the end of the SPDX id; nil if the SPDX list has no license for the
    /// country.
    let code: String?
    /// The words that name the country.
    let words: Range<Int>

    /// The country of an id's last part.
    init(code: String) {
        self.code = code
        words = 0..<0
    }

    /// - Parameter version: the index of the version's last word.
    /// - Returns: nil if no country follows.
    init?(behind version: Int, in text: GrantText) {
        let index = version + 1
        guard index < text.count, !text.endsSentence(version) else { return nil }
        let bytes = text.bytes(of: index)
        let isUnited = text.word(index, isSpelled: "united") && index + 1 < text.count
        words = index..<index + (isUnited ? 2 : 1)
        let name = text.bytes(of: words.upperBound - 1)
        code = Self.codes.first { country in
            name.equalsIgnoringCase(country.name) || name.equalsIgnoringCase(country.code)
        }.map { "\($0.code)" }
        let isKnown =
            text.word(index, is: .port)
            || code != nil && bytes.allSatisfy(\.isCapital)
                && text.separator(after: version).isEmpty
        guard isKnown else { return nil }
    }

    private static let codes: [(name: StaticString, code: StaticString)] = [
        ("australia", "AU"), ("austria", "AT"), ("france", "FR"), ("germany", "DE"), ("igo", "IGO"),
        ("japan", "JP"), ("netherlands", "NL"), ("kingdom", "UK"),
        ("states", "US"),
    ]
}

extension VersionClause.CoverTexts {
    /// At most this many words after a name speak of its cover texts.
    private static let reach = 60

    /// What the words after a Free Documentation License's name say about invariant sections and
    /// cover texts: "with no Invariant Sections", "with the Front-Cover Texts being …". An id with
    /// "no-invariants" requires that there are neither.
    init(behind name: Range<Int>, in text: GrantText) {
        self = .unstated
        for index in text.ahead(of: name.upperBound, reach: Self.reach) {
            if text.separator(after: index - 1).contains(.paragraph) { return }
            let isSections = text.word(index, is: .invariant)
            guard isSections || Self.isCover(index, in: text) else { continue }
            switch Self.stated(at: index, behind: name, in: text) {
            case .some:
                self = .some
                return
            case .none where isSections: self = .none
            default: break
            }
        }
    }

    /// "Front-Cover", "Back-Cover Texts"
    private static func isCover(_ index: Int, in text: GrantText) -> Bool {
        text.word(index, isSpelled: ["front-cover", "back-cover"])
            || text.word(index, isSpelled: "cover")
                && text.word(index - 1, isSpelled: ["front", "back"])
    }

    /// Whether the text says that there are sections or cover texts of a kind, or none.
    private static func stated(
        at index: Int, behind name: Range<Int>, in text: GrantText
    ) -> Self {
        let before = text.back(from: index, reach: 3, floor: name.upperBound)
            .prefix { text.separator(after: $0).isDisjoint(with: [.comma, .semicolon]) }
        if before.contains(where: { text.word($0, is: .no) }) { return .none }
        // "one Front-Cover Text"
        if before.contains(where: { text.word($0, isSpelled: ["a", "one", "two", "following"]) }) {
            return .some
        }
        for next in text.ahead(of: index + 1, reach: 2, sparing: 1) {
            if !text.separator(after: next - 1).isDisjoint(with: [.comma, .semicolon]) { break }
            if text.word(next, is: .being) { return text.word(next + 1, is: .no) ? .none : .some }
        }
        return .unstated
    }
}
