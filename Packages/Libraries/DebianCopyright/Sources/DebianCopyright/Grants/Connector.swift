import DebianSystems

/// The relation between two names of one statement.
enum Connector: Equatable {
    case or
    case and
    /// A comma, or items of a list, which mean the same as the next "and" or "or" of the list.
    case list

    /// At most this many words separate two names that belong together.
    private static let reach = 16

    /// Nil if the names don't belong to one statement.
    init?(between last: Mention, and next: Mention, in text: GrantText) {
        guard last.words.upperBound <= next.words.lowerBound else { return nil }
        let between = last.words.upperBound..<next.words.lowerBound
        guard between.count <= Self.reach else { return nil }
        var marks: Separator = []
        var hasOr = false
        var hasAnd = false
        // The index after a remark in brackets, a license's owner, or an unknown name. No word up
        // to this index joins the names.
        var remarkEnd = between.lowerBound
        for index in last.words.upperBound - 1..<next.words.lowerBound {
            let separator = text.separator(after: index)
            // A sentence may begin with "or".
            guard
                !text.endsSentence(index)
                    || (!separator.contains(.cut) && text.word(index + 1, is: .or))
            else { return nil }
            marks.formUnion(separator)
            let isRemark = index < remarkEnd
            if index + 1 >= remarkEnd, let end = text.endOfRemark(behind: index, in: between) {
                remarkEnd = end
            }
            if isRemark { continue }
            if let end = text.endOfOwner(at: index, in: between)
                ?? UnlistedOptions(text: text).name(at: index, upTo: between.upperBound)?.upperBound
            {
                remarkEnd = end
                continue
            }
            hasOr = hasOr || text.word(index, is: .or)
            hasAnd = hasAnd || text.word(index, is: .and)
            guard text.word(index, is: .joining) || text.version(at: index) != nil else {
                return nil
            }
        }
        if hasOr || (between.isEmpty && !marks.isDisjoint(with: [.slash, .bar])) {
            self = .or
        } else if hasAnd {
            self = .and
        } else if !marks.isDisjoint(with: [.comma, .semicolon])
            || marks.contains(.item) && text.isItem(next)
        {
            self = .list
        } else {
            return nil
        }
    }

    /// "the GPL, or the conditions below": an alternative without a name.
    static func leadsToConditions(behind words: Range<Int>, in text: GrantText) -> Bool {
        var or: Int?
        for index in text.ahead(of: words.upperBound, reach: 10, sparing: 1) {
            if text.endsSentence(index - 1) { return false }
            if text.word(index, is: .or) { or = index }
            guard let or, index > or, index - or <= 3, text.word(index, is: .terms),
                !text.word(index, is: .license)
            else { continue }
            return !text.word(index + 1, is: .of)
        }
        return false
    }

    /// Whether the words around a statement leave a choice: "dual-licensed under", "either",
    /// "at your choice".
    static func isChoice(around words: Range<Int>, in text: GrantText) -> Bool {
        for index in text.back(from: words.lowerBound, reach: 24) {
            let leadsToList =
                index + 1 == words.lowerBound && text.separator(after: index).contains(.colon)
            if text.endsSentence(index), !leadsToList { break }
            if isOneOf(index, in: text) { return true }
            guard text.word(index, is: .choosing) else { continue }
            // "either version 2 of" chooses between versions
            if !text.word(index, is: .either) || !text.word(index + 1, is: .version) { return true }
        }
        for index in text.ahead(of: words.upperBound, reach: 8) {
            if text.endsSentence(index - 1) { break }
            if text.word(index, is: .choosing) { return true }
        }
        return false
    }
}

extension Connector {
    /// "any of the following", "one of these"
    private static func isOneOf(_ index: Int, in text: GrantText) -> Bool {
        text.word(index, isSpelled: ["any", "one"]) && text.word(index + 1, isSpelled: "of")
            && text.ahead(of: index + 2, reach: 2).contains {
                text.word($0, isSpelled: ["following", "these"])
            }
    }
}

extension GrantText {
    /// No list of licenses has more lines.
    private static var longestList: Int { 40 }

    /// Whether a name is in an item of a list: the lines that begin with `*` or `-` are below a
    /// line that doesn't. In a comment all lines begin with `*`.
    fileprivate func isItem(_ mention: Mention) -> Bool {
        var end = Int(words[mention.words.lowerBound].start)
        for _ in 0..<Self.longestList {
            let start = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let sign = bytes[start..<bytes.count].first { !$0.isBlank }
            if sign != UInt8(ascii: "*"), sign != UInt8(ascii: "-") {
                return sign != UInt8(ascii: "/")
            }
            guard start > 0 else { return false }
            end = start - 1
        }
        return false
    }

    /// The index after a license's owner, in capitalized words: "Ada Turner's Artistic License".
    /// Nil if there is no owner.
    fileprivate func endOfOwner(at index: Int, in words: Range<Int>) -> Int? {
        for last in words[index...].prefix(3) {
            let bytes = bytes(of: last)
            guard isStranger(last), bytes[0].isCapital, separator(after: last).isEmpty else {
                return nil
            }
            if bytes.count > 2, bytes[bytes.count - 2] == UInt8(ascii: "'"),
                bytes[bytes.count - 1].lowercased == UInt8(ascii: "s")
            {
                return last + 1
            }
        }
        return nil
    }
}
