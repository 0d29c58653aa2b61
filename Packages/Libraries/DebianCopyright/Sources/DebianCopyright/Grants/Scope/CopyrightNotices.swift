import DebianSystems

/// Finds the places at which a text names a holder. The words after such a place are a separate
/// grant.
struct CopyrightNotices {
    let text: GrantText

    /// Holders are at most this many words before the words that grant.
    private static let reach = 60
    /// A holder named further up may be someone else.
    private static let memory = 300

    /// The first word of a copyright notice or an author's line; nil if none begins in the range.
    func first(in indexes: Range<Int>) -> Int? { indexes.first(where: begins) }

    /// Whether a copyright notice begins in the range that isn't part of a sentence: "Portions are
    /// Copyright 2001 N. N." may still be about the same work.
    func hasNotice(in indexes: Range<Int>) -> Bool {
        indexes.contains {
            isCopyright($0) && ($0 == 0 || !text.word($0 - 1, is: [.verb, .copyright]))
        }
    }

    /// Whether a holder is named between two words.
    func namesHolder(before first: Int, from floor: Int) -> Bool {
        text.back(from: first, reach: Self.reach, floor: floor).contains(where: begins)
    }

    /// Whether a holder is named between two words who isn't named earlier.
    func namesNewHolder(before first: Int, from floor: Int) -> Bool {
        text.back(from: first, reach: Self.reach, floor: floor).contains {
            begins($0) && !isKnown(holderBehind: $0)
        }
    }

    private func begins(_ index: Int) -> Bool { isCopyright(index) || isAuthor(index) }

    /// "Copyright (c) 2001", "© 2001", "Copyright by", but not other words about copyright
    func isCopyright(_ index: Int) -> Bool {
        if text.word(index, is: .copyright) {
            // "… links with XForms (Copyright by N. N.)" is about another work.
            if index > 0, text.separator(after: index - 1).contains(.open) { return false }
            return isSign(index + 1) || text.ahead(of: index + 1, reach: 3).contains(where: isYear)
                || text.word(index + 1, isSpelled: "by")
        }
        if isSign(index) { return text.ahead(of: index + 1, reach: 2).contains(where: isYear) }
        return isYear(index) && isBehindSign(index)
    }

    /// "Author: N. N.", "Written by N. N."
    private func isAuthor(_ index: Int) -> Bool {
        if text.separator(after: index).contains(.colon) {
            return text.word(index, isSpelled: ["author", "authors"])
        }
        return text.word(index, isSpelled: "written") && text.word(index + 1, isSpelled: "by")
    }

    /// Whether the first two words of a holder's name occur together further up.
    private func isKnown(holderBehind index: Int) -> Bool {
        let behind = text.ahead(of: index + 1, reach: 12, sparing: 1)
        guard let name = behind.first(where: { !isFormal($0) }) else { return false }
        return text.back(from: index, reach: Self.memory).contains {
            areSame($0, name) && areSame($0 + 1, name + 1)
        }
    }

    /// Whether a word may separate a notice's first word from its holder.
    private func isFormal(_ index: Int) -> Bool {
        let bytes = text.bytes(of: index)
        return bytes[0].isDigit || bytes.count == 1 || text.word(index, is: [.copyright, .the])
            || text.word(index, isSpelled: "by")
    }

    private func areSame(_ index: Int, _ other: Int) -> Bool {
        text.bytes(of: index).elementsEqual(text.bytes(of: other)) {
            $0.lowercased == $1.lowercased
        }
    }

    /// "(c)"
    private func isSign(_ index: Int) -> Bool {
        guard index < text.count else { return false }
        let word = text.words[index]
        let sign = text.bytes[
            max(0, Int(word.start) - 1)..<min(text.bytes.count, Int(word.end) + 1)]
        return sign.equalsIgnoringCase("(c)")
    }

    private func isYear(_ index: Int) -> Bool {
        let bytes = text.bytes(of: index)
        return bytes.count >= 4 && bytes[0..<4].allSatisfy(\.isDigit)
            && (bytes[0] == UInt8(ascii: "1") || bytes[0] == UInt8(ascii: "2"))
    }

    /// "© 2001"
    private func isBehindSign(_ index: Int) -> Bool {
        let start = Int(text.words[index].start)
        return text.bytes[max(0, start - 3)..<start].contains(0xA9)
    }
}
