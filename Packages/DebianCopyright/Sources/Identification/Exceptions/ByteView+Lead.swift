import Bytes

/// What the words around a licence's name say of a statement below.
extension ByteView {
    /// Whether "(see the text below)" or the like stands there.
    func refersToText(from start: Int) -> Bool {
        var words = self[start..<Swift.min(count, start + 40)].words
        var isSeen = false
        while let word = words.next() {
            let word = word.withoutSigns
            if isSeen, word.equalsIgnoringCase("below") || word.equalsIgnoringCase("above") {
                return true
            }
            isSeen = isSeen || word.equalsIgnoringCase("see")
        }
        return false
    }

    /// Whether "with the exceptions below" or the like stands there.
    func announcesException(behind start: Int) -> Bool {
        var words = self[start..<Swift.min(count, start + 60)].words
        guard let with = words.next(), with.withoutSigns.equalsIgnoringCase("with") else {
            return false
        }
        while let word = words.next() {
            if word.withoutSigns.startsIgnoringCase(with: "exception") { return true }
            if word.last == UInt8(ascii: ".") { return false }
        }
        return false
    }

    /// Whether a name stands in a line of its own or behind a label, without a full stop, or in a
    /// paragraph that ends in a colon.
    func isLead(_ name: Range<Int>) -> Bool {
        var start = name.lowerBound
        while start > 0, name.lowerBound - start < 40, self[start - 1] != 0x0A { start -= 1 }
        let head = self[start..<name.lowerBound].trimmed
        let isLabel =
            head.isEmpty
            || head.startsIgnoringCase(with: "licen") && head.contains(UInt8(ascii: ":"))
        var isFirst = true
        var last: UInt8?
        for line in ByteLines(self[name.upperBound..<Swift.min(count, name.upperBound + 200)]) {
            let line = line.bytes.trimmed
            if !isFirst, line.isEmpty || line.isLoneFullStop { break }
            if let end = line.last { last = end }
            if isFirst, isLabel, last != UInt8(ascii: ".") { return true }
            isFirst = false
        }
        return last == UInt8(ascii: ":")
    }

    fileprivate var withoutSigns: ByteView {
        guard let first = firstIndex(where: \.isLetter), let last = lastIndex(where: \.isLetter)
        else { return self[0..<0] }
        return self[first..<last + 1]
    }
}
