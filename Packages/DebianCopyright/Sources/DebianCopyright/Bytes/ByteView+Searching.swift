extension ByteView {
    /// Whether a word of ASCII characters stands anywhere in it, letter case aside.
    ///
    /// Most bytes are not looked at: the byte that stands where the word would end tells how far
    /// the search may jump (Horspool, "Practical fast searching in strings", 1980).
    ///
    /// - Parameter word: of at most 255 characters, and at least one.
    public func containsIgnoringCase(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { steps in
            steps.initialize(repeating: UInt8(length))
            for place in 0..<length - 1 {
                steps[Int(word.utf8Start[place].lowercased)] = UInt8(length - 1 - place)
            }
            var start = 0
            while start + length <= count {
                let last = self[start + length - 1].lowercased
                if last == word.utf8Start[length - 1].lowercased,
                    self[start..<start + length].startsIgnoringCase(with: word)
                {
                    return true
                }
                start += Int(steps[Int(last)])
            }
            return false
        }
    }
}
