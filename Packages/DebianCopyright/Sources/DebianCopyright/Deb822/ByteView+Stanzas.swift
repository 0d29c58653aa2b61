extension ByteView {
    /// The first place from a position on where certainly a stanza begins: a letter behind an empty
    /// line. Nil where there is none.
    ///
    /// What stands before that place and what stands behind it may be read by different readers.
    public func stanzaStart(from position: Int) -> Int? {
        var start = position
        while let end = self.position(of: 0x0A, from: start), end + 2 < count {
            if self[end + 1] == 0x0A, self[end + 2].isLetter { return end + 2 }
            start = end + 1
        }
        return nil
    }
}
