/// The parts of a Markdown text that checks need.
struct MarkdownText {
    /// The lines outside of fences, each with its 1-based number.
    let prose: [(number: Int, line: Substring)]
    let blocks: [FencedBlock]

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var prose: [(number: Int, line: Substring)] = []
        var blocks: [FencedBlock] = []
        var open: (language: String, first: Int)?
        for (index, line) in lines.enumerated() {
            if let (language, first) = open {
                guard line.hasPrefix("```") else { continue }
                let before = lines[..<(first - 1)].reversed().drop { $0.isEmpty }
                blocks.append(
                    FencedBlock(
                        language: language, lines: first..<index,
                        text: lines[first..<index].map { "\($0)\n" }.joined(),
                        introduction: before.prefix { !$0.isEmpty }.reversed()
                            .joined(separator: " ")))
                open = nil
            } else if line.hasPrefix("```") {
                open = (String(line.dropFirst(3)), index + 1)
            } else {
                prose.append((index + 1, line))
            }
        }
        self.prose = prose
        self.blocks = blocks
    }

    /// The levels of the headings, 1 the highest, in order.
    var headings: [Int] {
        prose.compactMap { _, line in
            let level = line.prefix { $0 == "#" }.count
            return level > 0 && line.dropFirst(level).first == " " ? level : nil
        }
    }

    /// The code in backquotes outside of fences, with the number of its line.
    var codeSpans: [(number: Int, code: Substring)] {
        prose.flatMap { number, line in
            let parts = line.split(separator: "`", omittingEmptySubsequences: false)
            return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map {
                (number, parts[$0])
            }
        }
    }

    /// The targets of links and pictures, with the number of the line.
    var links: [(number: Int, target: Substring)] {
        prose.flatMap { number, line in
            line.split(separator: "](", omittingEmptySubsequences: false).dropFirst().map {
                (number, $0.prefix { $0 != ")" })
            }
        }
    }
}

/// A block of a Markdown text between two fences: ```` ```language ```` and ```` ``` ````.
struct FencedBlock: Hashable {
    /// The word after the opening fence; empty if there is none.
    let language: String
    /// The indices of the block's lines among the text's lines, fences not included.
    let lines: Range<Int>
    /// The lines, each with its line feed.
    let text: String
    /// The paragraph before it, its lines joined.
    let introduction: String
}
