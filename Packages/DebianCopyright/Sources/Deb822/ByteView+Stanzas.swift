public import Bytes

extension ByteView {
    /// The first place from a position on where a stanza begins whatever is before it: a letter
    /// behind an empty line. Nil where there is none.
    ///
    /// What is before it and what begins there may be read apart.
    public func stanzaStart(from position: Int) -> Int? {
        var start = position
        while let end = self.position(of: 0x0A, from: start), end + 2 < count {
            if self[end + 1] == 0x0A, self[end + 2].isLetter { return end + 2 }
            start = end + 1
        }
        return nil
    }
}
