/// The country whose law a Creative Commons licence is made for, which makes it another licence:
/// "Attribution 3.0 Austria", `licenses/by/3.0/at/`.
struct CountryPort {
    /// What its id ends with; nil where no id of the SPDX list does.
    let code: String?
    /// Its words.
    let words: Range<Int>

    /// - Parameter version: the place of the version's last word.
    /// - Returns: nil where no country stands there.
    init?(behind version: Int, in text: GrantText) {
        let place = version + 1
        guard place < text.count, !text.endsSentence(version) else { return nil }
        let bytes = text.bytes(of: place)
        let isAddress = text.gap(after: version).isSuperset(of: [.tight, .slash])
        let isUnited = text.word(place, isSpelt: "united") && place + 1 < text.count
        words = place..<place + (isUnited ? 2 : 1)
        let name = text.bytes(of: words.upperBound - 1)
        code = Self.codes.first { country in
            name.equalsIgnoringCase(country.name) || name.equalsIgnoringCase(country.code)
        }.map { "\($0.code)" }
        let isKnown =
            text.word(place, is: .port)
            || code != nil && bytes.allSatisfy(\.isCapital) && text.gap(after: version).isEmpty
        guard isAddress ? bytes.count == 2 : isKnown else { return nil }
    }

    private static let codes: [(name: StaticString, code: StaticString)] = [
        ("australia", "AU"), ("austria", "AT"), ("france", "FR"), ("germany", "DE"), ("igo", "IGO"),
        ("japan", "JP"), ("netherlands", "NL"), ("kingdom", "UK"),
        ("states", "US"),
    ]
}
