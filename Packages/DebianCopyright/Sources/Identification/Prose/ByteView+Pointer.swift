import Bytes

extension ByteView {
    /// Whether a text that holds a pointer says nothing besides.
    ///
    /// Two sentences suffice to point at a file; a text that grants one of several versions says
    /// more than its pointer.
    var isNothingButAPointer: Bool {
        var words = 0
        var position = 0
        while let word = nextWord(from: &position) {
            words += 1
            if words > 60 || word.startsIgnoringCase(with: "later")
                || word.startsIgnoringCase(with: "newer")
            {
                return false
            }
        }
        return true
    }

    private func nextWord(from position: inout Int) -> ByteView? {
        while position < count, self[position].isBlank || self[position] == 0x0A { position += 1 }
        let start = position
        while position < count, !self[position].isBlank, self[position] != 0x0A { position += 1 }
        return position > start ? self[start..<position] : nil
    }
}
