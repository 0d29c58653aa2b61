import DebianSystems

/// Words around a license's name that refer to the text below.
extension ByteView {
    /// Whether "(see the text below)" or the like begins at `start`.
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

    /// Whether "with the exceptions below", "plus an exception" or the like follows.
    func announcesException(behind start: Int) -> Bool { endOfException(behind: start) != nil }

    /// Whether "with the exception given above" or the like follows.
    func repeatsException(behind start: Int) -> Bool {
        guard let end = endOfException(behind: start) else { return false }
        if self[end - 1] == UInt8(ascii: ".") { return false }
        var words = self[end..<Swift.min(count, end + 60)].words
        while let word = words.next() {
            if word.withoutSigns.equalsIgnoringCase("above") { return true }
            if word.last == UInt8(ascii: ".") { return false }
        }
        return false
    }

    /// The end of the word "exception" if it follows after "with" or "plus"; nil otherwise.
    private func endOfException(behind start: Int) -> Int? {
        var words = self[start..<Swift.min(count, start + 60)].words
        var first = words.next()
        if let bracket = first, bracket.withoutSigns.isEmpty { first = words.next() }
        guard let with = first?.withoutSigns,
            with.equalsIgnoringCase("with") || with.equalsIgnoringCase("plus")
        else { return nil }
        while let word = words.next() {
            if word.withoutSigns.startsIgnoringCase(with: "exception") {
                return word.offset(in: self) + word.count
            }
            if word.last == UInt8(ascii: ".") { return nil }
        }
        return nil
    }

    /// Whether a license's name only introduces the text below: the name is alone on its line or
    /// follows a label, without a full stop, or its paragraph ends in a colon.
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
