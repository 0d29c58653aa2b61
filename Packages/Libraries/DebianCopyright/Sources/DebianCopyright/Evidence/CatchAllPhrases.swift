/// Finds words for all of a work or all that is left of it: "all other files", "everything else",
/// "the rest of the sources", "the remainder", "all files except as noted", "the program itself
/// is", "every file is".
///
/// What such words lead to is the work's own license, whatever was said about parts before.
struct CatchAllPhrases: Sequence, IteratorProtocol {
    private let text: Sentences
    private var index = 0

    init(in text: Sentences) { self.text = text }

    private var words: [Word] { text.words }

    private static let beginnings = WordSet(
        "everything rest remainder remaining other itself every except")
    /// "except as noted"
    private static let noting = WordSet("for as if where when otherwise specified noted listed")

    /// The range of the next such words, in bytes of the text.
    mutating func next() -> Range<Int>? {
        while let first = text.index(of: Self.beginnings, from: index) {
            index = first + 1
            if let subject = wholeSubject(at: first) {
                if let end = endOfClause(behind: subject) {
                    return words[first].end..<words[end].end
                }
            } else if let end = end(of: first) {
                return words[end].end..<words[end].end + Self.reach
            }
        }
        return nil
    }

    /// In bytes: a heading and its license may be this far apart, with holders between them.
    private static let reach = 700

    /// The index of the last word of a phrase that begins at an index; nil if there is no such
    /// phrase, or if it isn't the subject.
    private func end(of first: Int) -> Int? {
        var start = first
        while start > 0, text.word(start - 1, is: .determiner),
            !text.endsSentence(start - 1)
        {
            start -= 1
        }
        let end: Int?
        switch words[first].hash {
        case "everything":
            end = hash(at: first + 1) == "else" ? first + 1 : nil
        case "rest", "remainder":
            let isWhole =
                text.word(first + 1, is: .verb)
                || text.signs(behind: first).contains(UInt8(ascii: "("))
            guard !isWhole, hash(at: first + 1) == "of" else {
                end = isWhole ? first : nil
                break
            }
            end = whole(behind: first + 1) ?? name(behind: first + 1)
        case "except":
            let isOfAll =
                first > 1 && text.word(first - 1, is: .body)
                && words[first - 2].hash == "all"
            return isOfAll && Self.noting.contains(hash(at: first + 1)) ? first : nil
        case "remaining" where start < first, "other" where start < first:
            end = whole(behind: first)
        default: return nil
        }
        guard start > 0, !text.endsSentence(start - 1) else { return end }
        // "the same license as the rest of the package" says nothing about the rest.
        return text.word(start - 1, is: .conjunction) ? end : nil
    }

    /// The index of the last word for the work or its files; nil if a folder follows that limits
    /// them.
    private func whole(behind index: Int) -> Int? {
        var last = index + 1
        while text.word(last, is: .original) { last += 1 }
        for _ in 0..<Self.mostPatterns where isPattern(last) || isPattern(last + 1) { last += 1 }
        guard text.word(last, is: .body) else { return nil }
        while text.word(last + 1, is: .body) { last += 1 }
        guard text.word(last + 1, is: .containing) else { return last }
        let inside = words.indices[(last + 2)...].prefix(3)
        return inside.contains { text.word($0, is: .body) } ? last : nil
    }

    /// The index of the work's name, if a sentence is about the work: "the rest of Moon is".
    private func name(behind index: Int) -> Int? {
        var last = index + 1
        while text.word(last, is: .original) { last += 1 }
        guard text.word(last + 1, is: .verb), !isInPath(last),
            !text.word(last, is: [.parts, .documentation, .tests])
        else { return nil }
        return last
    }

    /// Whether a word follows the star of a pattern such as `*.c`.
    private func isPattern(_ index: Int) -> Bool {
        guard index > 0, index < words.count else { return false }
        let gap = text.signs(behind: index - 1)
        return gap.suffix(2).elementsEqual("*.".utf8) && !gap.contains(UInt8(ascii: "/"))
    }

    /// The most patterns, with the words between them, that a heading has.
    private static let mostPatterns = 8

    /// The index of the last word of a subject such as "the program itself" or "every source file",
    /// but not "the license itself".
    private func wholeSubject(at first: Int) -> Int? {
        if words[first].hash == "itself" {
            let isWork =
                first > 0 && !text.endsSentence(first - 1)
                && !text.word(first - 1, is: .noWork)
            return isWork ? first : nil
        }
        guard words[first].hash == "every", first == 0 || text.endsSentence(first - 1),
            text.word(first + 1, is: .body)
        else { return nil }
        // "in the implementation of the orrery" may follow, but no folder.
        let behind = words.indices[(first + 2)...].prefix(8)
        guard let verb = behind.first(where: { text.word($0, is: .verb) }),
            !(first..<verb).contains(where: { isInPath($0) || text.endsSentence($0) })
        else { return nil }
        return verb - 1
    }

    private func isInPath(_ index: Int) -> Bool {
        text.signs(behind: index).contains(UInt8(ascii: "/"))
    }

    /// The end of a clause such as "is licensed under …": a full stop or a comma.
    private func endOfClause(behind subject: Int) -> Int? {
        guard !text.endsSentence(subject), text.word(subject + 1, is: .verb),
            text.word(subject + 2, is: .covering)
        else { return nil }
        let clause = words.indices[(subject + 2)...].prefix(Self.longestClause)
        return clause.first {
            text.endsSentence($0) || text.signs(behind: $0).contains(UInt8(ascii: ","))
        } ?? clause.last
    }

    private static let longestClause = 20

    private func hash(at index: Int) -> WordHash {
        index < words.count ? words[index].hash : .absent
    }
}
