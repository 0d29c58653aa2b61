/// How two names of one statement belong together.
enum Connector: Equatable {
    case or
    case and
    /// By a comma: it means what the next "and" or "or" of the list says.
    case list

    /// So many words may stand between two names that belong together.
    private static let reach = 16

    /// Nil where the names don't belong to one statement.
    init?(between last: Mention, and next: Mention, in text: GrantText) {
        guard last.words.upperBound <= next.words.lowerBound else { return nil }
        let between = last.words.upperBound..<next.words.lowerBound
        guard between.count <= Self.reach else { return nil }
        var marks: Separator = []
        var hasOr = false
        var hasAnd = false
        // The place behind a remark in brackets; what is said in it joins nothing.
        var remarkEnd = between.lowerBound
        for place in last.words.upperBound - 1..<next.words.lowerBound {
            let separator = text.separator(after: place)
            // A sentence may begin with "or".
            guard
                !text.endsSentence(place) || (!separator.contains(.cut) && text.word(place + 1, is: .or))
            else { return nil }
            marks.formUnion(separator)
            let isRemark = place < remarkEnd
            if place + 1 >= remarkEnd, let end = text.endOfRemark(behind: place, in: between) {
                remarkEnd = end
            }
            if isRemark { continue }
            hasOr = hasOr || text.word(place, is: .or)
            hasAnd = hasAnd || text.word(place, is: .and)
            guard text.word(place, is: .joining) || text.version(at: place) != nil else {
                return nil
            }
        }
        if hasOr || (between.isEmpty && !marks.isDisjoint(with: [.slash, .bar])) {
            self = .or
        } else if hasAnd {
            self = .and
        } else if !marks.isDisjoint(with: [.comma, .semicolon]) {
            self = .list
        } else {
            return nil
        }
    }

    /// "the GPL, or the conditions below": an alternative without a name.
    static func leadsToConditions(behind words: Range<Int>, in text: GrantText) -> Bool {
        var or: Int?
        for place in text.ahead(of: words.upperBound, reach: 10, sparing: 1) {
            if text.endsSentence(place - 1) { return false }
            if text.word(place, is: .or) { or = place }
            guard let or, place > or, place - or <= 3, text.word(place, is: .terms),
                !text.word(place, is: .license)
            else { continue }
            return !text.word(place + 1, is: .of)
        }
        return false
    }

    /// Whether the words around a statement leave a choice: "dual-licensed under", "either",
    /// "at your choice".
    static func isChoice(around words: Range<Int>, in text: GrantText) -> Bool {
        for place in text.back(from: words.lowerBound, reach: 24) {
            if text.endsSentence(place) { break }
            guard text.word(place, is: .choosing) else { continue }
            // "either version 2 of" chooses between versions
            if !text.word(place, is: .either) || !text.word(place + 1, is: .version) { return true }
        }
        for place in text.ahead(of: words.upperBound, reach: 8) {
            if text.endsSentence(place - 1) { break }
            if text.word(place, is: .choosing) { return true }
        }
        return false
    }
}

extension GrantText {
    /// The place behind a remark in brackets that begins right behind a word: "the GPL (for the
    /// library) and the MIT license". Nil where no bracket opens there and closes among the words.
    fileprivate func endOfRemark(behind place: Int, in words: Range<Int>) -> Int? {
        guard separator(after: place).contains(.open) else { return nil }
        return words[min(place + 1, words.upperBound)...]
            .first { separator(after: $0).contains(.close) }.map { $0 + 1 }
    }
}
