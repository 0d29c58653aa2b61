/// A name and a version in one word: `gplv2`, `LGPL-2.1`, `Apache-2.0`, `GPL-2.0-or-later`.
struct GluedName {
    /// The hash of the name alone.
    let stemHash: UInt32
    let version: Version
    let isOrLater: Bool
    let isOnly: Bool

    /// Whether a word is worth a closer look: it is asked for every word of a text.
    @inline(__always)
    static func isPossible(_ text: ByteView, _ word: Range<Int>) -> Bool {
        guard text[word.lowerBound].isLetter else { return false }
        let last = text[word.upperBound - 1]
        if last.isDigit { return true }
        // Behind the digit: `c`, `only`, `-only`, `orlater`, `-or-later`
        let end = word.upperBound
        let length = word.count
        return (length > 4 && text[end - 2].isDigit)
            || (length > 7 && (text[end - 5].isDigit || text[end - 6].isDigit))
            || (length > 10 && text[end - 8].isDigit) || (length > 12 && text[end - 10].isDigit)
    }

    /// Nil where the word is no such name.
    init?(_ word: ByteView) {
        var word = word
        isOnly = word.dropSuffix("only")
        isOrLater = !isOnly && (word.dropSuffix("or-later") || word.dropSuffix("orlater"))
        var start = word.count - 1
        guard start > 1 else { return nil }
        if word[start].isLetter { start -= 1 }
        while start > 0, word[start].isDigit || word[start] == UInt8(ascii: ".") { start -= 1 }
        guard start + 1 < word.count, let version = Version(word[start + 1..<word.count]) else {
            return nil
        }
        self.version = version
        if start > 1, word[start].lowercased == UInt8(ascii: "v") { start -= 1 }
        var reader = WordReader(word[0..<start + 1])
        guard let stem = reader.next() else { return nil }
        stemHash = stem.hash
    }
}

extension ByteView {
    /// Drops an ending, letter case aside, and the hyphen before it; false where it isn't there.
    fileprivate mutating func dropSuffix(_ suffix: StaticString) -> Bool {
        let length = suffix.utf8CodeUnitCount
        guard count > length, self[count - length..<count].equalsIgnoringCase(suffix) else {
            return false
        }
        self = self[0..<count - length]
        if count > 1, self[count - 1] == UInt8(ascii: "-") { self = self[0..<count - 1] }
        return true
    }
}
