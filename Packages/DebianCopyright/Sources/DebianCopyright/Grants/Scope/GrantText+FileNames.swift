extension GrantText {
    /// Whether a word belongs to a file's name, its beginning aside: "c" in "sort.c".
    func isInFileName(_ place: Int) -> Bool {
        place > 0 && gap(after: place - 1) == .tight
            && FileNames(in: bytes).contains(Int(words[place].start))
    }

    /// Whether a paragraph between two statements begins with a file's name as a heading does.
    func hasFileHeading(between statement: Statement, _ next: Statement) -> Bool {
        let files = FileNames(in: bytes)
        return (statement.words.upperBound..<next.words.lowerBound).contains { place in
            guard beginsParagraph(place),
                let last = ahead(of: place, reach: 12).first(where: {
                    !gap(after: $0).contains(.tight)
                }), last > place
            else { return false }
            return !gap(after: last).isDisjoint(with: [.paragraph, .colon, .open])
                && files.contains(Int(words[last].start))
        }
    }
}
