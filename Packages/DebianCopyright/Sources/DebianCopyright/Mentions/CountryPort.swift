/// The country whose law a Creative Commons license is made for, which makes it another license:
/// "Attribution 3.0 Austria", `licenses/by/3.0/at/`.
struct CountryPort {
    /// What its id ends with; nil if no id of the SPDX list does.
    let code: String?
    /// Its words.
    let words: Range<Int>

    /// That of an id.
    init(code: String) {
        self.code = code
        words = 0..<0
    }

    /// - Parameter version: the index of the version's last word.
    /// - Returns: nil if no country stands there.
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
    /// So many words behind a name belong to its cover texts at most.
    private static let reach = 60

    /// What the words behind a Free Documentation License's name say of invariant sections:
    /// "with no Invariant Sections", "with the Invariant Sections being …". Cover texts
    /// alone change no id.
    init(behind name: Range<Int>, in text: GrantText) {
        self = .unstated
        for index in text.ahead(of: name.upperBound, reach: Self.reach) {
            if text.separator(after: index - 1).contains(.paragraph) { return }
            guard text.word(index, is: .invariant) else { continue }
            if text.back(from: index, reach: 3, floor: name.upperBound).contains(where: {
                text.word($0, is: .no)
            }) {
                self = .none
                return
            }
            for next in text.ahead(of: index + 1, reach: 3, sparing: 1)
            where text.word(next, is: .being) {
                self = text.word(next + 1, is: .no) ? .none : .some
                return
            }
        }
    }
}
