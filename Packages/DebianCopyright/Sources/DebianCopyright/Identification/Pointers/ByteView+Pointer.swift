extension ByteView {
    /// Whether a text that holds a pointer says nothing besides.
    ///
    /// Two sentences suffice to point at a file; a text that grants one of several versions says
    /// more than its pointer.
    var isNothingButAPointer: Bool {
        var count = 0
        var words = words
        while let word = words.next() {
            count += 1
            if count > 60 || word.startsIgnoringCase(with: "later")
                || word.startsIgnoringCase(with: "newer")
            {
                return false
            }
        }
        return true
    }
}
