extension ByteView {
    /// Whether these may be the bytes of a text, in UTF-8 or any other encoding that includes
    /// ASCII: hardly any of the first bytes is a control character other than for layout.
    ///
    /// In compressed or encrypted data one byte in ten is, in UTF-16 every other one.
    var isText: Bool {
        let head = self[0..<Swift.min(count, 1 << 12)]
        // UTF-16, which has no NUL if it has no ASCII
        if head.count > 1, (head[0], head[1]) == (0xFF, 0xFE) || (head[0], head[1]) == (0xFE, 0xFF)
        {
            return false
        }
        let controls = head.count { $0 < 0x20 && !(0x08...0x0D).contains($0) && $0 != 0x1B }
        return controls * 50 <= head.count
    }
}
