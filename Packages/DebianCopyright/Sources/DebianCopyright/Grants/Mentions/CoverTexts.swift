extension VersionClause.CoverTexts {
    /// So many words behind a name belong to its cover texts at most.
    private static let reach = 60

    /// What the words behind a Free Documentation License's name say of invariant sections:
    /// "with no Invariant Sections", "with the Invariant Sections being …". Cover texts
    /// alone change no id.
    init(behind name: Range<Int>, in text: GrantText) {
        self = .unstated
        for place in text.ahead(of: name.upperBound, reach: Self.reach) {
            if text.gap(after: place - 1).contains(.paragraph) { return }
            guard text.word(place, is: .invariant) else { continue }
            if text.back(from: place, reach: 3, floor: name.upperBound).contains(where: {
                text.word($0, is: .no)
            }) {
                self = .none
                return
            }
            for next in text.ahead(of: place + 1, reach: 3, sparing: 1)
            where text.word(next, is: .being) {
                self = text.word(next + 1, is: .no) ? .none : .some
                return
            }
        }
    }
}
