/// Many short texts to look for phrases in, folded once.
///
/// They lie one behind the other in one piece of memory: looking through 64,000 of them is one
/// walk, fast enough to be done at every key that is pressed.
struct FoldedTexts: Sendable {
    private var bytes: [UInt8] = []
    /// Where each text ends; it begins where the one before it ends.
    private var ends: [Int] = []

    init(_ texts: some Sequence<some StringProtocol>) {
        for text in texts {
            bytes.append(contentsOf: text.lowercased().utf8)
            ends.append(bytes.count)
        }
    }

    /// Of each text whether it holds the phrase.
    func holding(_ phrase: Phrase) -> [Bool] {
        var isHeld = Array(repeating: false, count: ends.count)
        bytes.withUnsafeBufferPointer { bytes in
            var text = 0
            var start = 0
            while let place = phrase.place(in: bytes, start..<bytes.count) {
                while ends[text] <= place { text += 1 }
                // What begins in one text and ends in the next is in neither.
                let isWhole = place + phrase.length <= ends[text]
                isHeld[text] = isHeld[text] || isWhole
                start = isWhole ? ends[text] : place + 1
            }
        }
        return isHeld
    }
}
