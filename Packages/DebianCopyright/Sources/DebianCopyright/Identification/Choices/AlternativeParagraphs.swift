/// The paragraphs of a text that begin with "alternatively" and grant a licence.
///
/// Such a paragraph leaves a choice between the licence before it and its own. Often it stands in
/// the middle of the other one's text, which is only found without it.
struct AlternativeParagraphs {
    /// In bytes of the text, in its order.
    private(set) var ranges: [Range<Int>] = []

    private static let beginning = WordHash.hash(of: "alternatively")
    /// At most so many words stand between "alternatively" and the licence's name.
    private static let reach = 40

    /// - Parameters:
    ///   - grants: in the text's order.
    ///   - words: those of the text.
    init(of grants: [Grant], in text: ByteView, _ words: TextWords) {
        var end = 0
        for grant in grants where grant.bytes.lowerBound >= end {
            let place = words.all.partitioningIndex { $0.start >= grant.bytes.lowerBound }
            let words = words.all
            guard
                let first = (max(0, place - Self.reach)..<place).last(where: {
                    words[$0].hash == Self.beginning && words.beginsParagraph($0, in: text)
                }),
                !(first + 1..<place).contains(where: { words.beginsParagraph($0, in: text) })
            else { continue }
            var last = place
            while last + 1 < words.count, !words.beginsParagraph(last + 1, in: text) { last += 1 }
            end = words[last].end
            ranges.append(words[first].start..<end)
        }
    }

    /// The text with blanks in place of the paragraphs.
    func blanked(in text: ByteView) -> [UInt8] {
        var bytes = Array(text)
        bytes.blank(ranges)
        return bytes
    }
}

extension [Word] {
    /// Whether an empty line stands before the word.
    fileprivate func beginsParagraph(_ place: Int, in text: ByteView) -> Bool {
        guard place > 0 else { return true }
        var lineFeeds = 0
        for byte in text[self[place - 1].end..<self[place].start] where byte == 0x0A {
            lineFeeds += 1
            if lineFeeds == 2 { return true }
        }
        return false
    }
}
