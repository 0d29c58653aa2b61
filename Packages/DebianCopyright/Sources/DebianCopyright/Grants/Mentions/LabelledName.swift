/// The only word of a line behind `License:`, where it is none of the names that the grammar knows.
///
/// It may be an id of the SPDX list, which is longer than the table of names.
enum LabelledName {
    /// Ids are no longer.
    private static let longest = 40

    /// - Parameter label: the word "license".
    static func mention(behind label: Range<Int>, in text: GrantText) -> Mention? {
        let last = label.upperBound - 1
        guard text.gap(after: last).contains(.colon), label.upperBound < text.count,
            text.names.longest(in: text, at: label.upperBound) == nil
        else { return nil }
        let start = Int(text.words[label.upperBound].start)
        guard text.bytes[Int(text.words[last].end)..<start].isColonAndBlanks else { return nil }
        var end = start
        while end < text.bytes.count, text.bytes[end].standsInID {
            end += 1
            if end - start > longest { return nil }
        }
        var rest = end
        while rest < text.bytes.count, text.bytes[rest].isBlank || text.bytes[rest] == 0x0D {
            rest += 1
        }
        guard rest == text.bytes.count || text.bytes[rest] == 0x0A else { return nil }
        var words = label
        while words.upperBound < text.count, Int(text.words[words.upperBound].start) < end {
            words = words.lowerBound..<words.upperBound + 1
        }
        return Mention(
            meaning: .labelled(String(text.bytes[start..<end])), words: words,
            name: label.upperBound..<words.upperBound)
    }
}

extension ByteView {
    fileprivate var isColonAndBlanks: Bool {
        allSatisfy { $0.isBlank || $0 == UInt8(ascii: ":") }
    }
}
