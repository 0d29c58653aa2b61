/// A block of a Markdown text between two fences: ```` ```language ```` and ```` ``` ````.
struct FencedBlock: Hashable {
    /// The word behind the opening fence; empty where there is none.
    let language: String
    /// Where its lines stand among the text's lines, fences not included.
    let lines: Range<Int>
    /// The lines, each with its line feed.
    let text: String

    /// The blocks of a text, in its order.
    static func all(in text: String) -> [FencedBlock] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var blocks: [FencedBlock] = []
        var open: (language: String, first: Int)?
        for (index, line) in lines.enumerated() where line.hasPrefix("```") {
            if let (language, first) = open {
                blocks.append(
                    FencedBlock(
                        language: language, lines: first..<index,
                        text: lines[first..<index].map { "\($0)\n" }.joined()))
                open = nil
            } else {
                open = (String(line.dropFirst(3)), index + 1)
            }
        }
        return blocks
    }
}
