import Bytes

/// The words of one text as numbers of an index's vocabulary; its storage is used again.
struct WordList {
    /// A number each; 0 for a word that no licence of the index has.
    private(set) var ids: [UInt16] = []
    /// Where each word begins, in bytes of the text.
    private(set) var starts: [Int32] = []

    /// Takes in the words of a text, without those that number a list's items.
    mutating func read(_ text: ByteView, with index: LicenseIndex) {
        ids.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        var reader = WordReader(text)
        while let word = reader.next() {
            if word.isMarker || word.isAddress { continue }
            ids.append(index.number(ofHash: word.hash))
            starts.append(Int32(truncatingIfNeeded: word.start))
        }
    }

    /// Where the bytes of some words stand in the text.
    func bytes(of words: Range<Int>, in text: ByteView) -> Range<Int> {
        guard let first = words.first, let last = words.last else { return 0..<0 }
        let start = Int(starts[last])
        var reader = WordReader(text[start..<text.count])
        return Int(starts[first])..<start + (reader.next()?.end ?? 0)
    }
}
