/// A Markdown text in its parts, as far as checks look at it.
struct MarkdownText {
    /// The lines outside of fences, each with its 1-based number.
    let prose: [(number: Int, line: Substring)]
    let blocks: [FencedBlock]

    init(_ text: String) {
        blocks = FencedBlock.all(in: text)
        let fenced = Set(blocks.flatMap { ($0.lines.lowerBound - 1)...$0.lines.upperBound })
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        prose = zip(1..., lines).filter { !fenced.contains($0.0 - 1) }.map { ($0.0, $0.1) }
    }

    /// The levels of the headings, 1 the highest, in their order.
    var headings: [Int] {
        prose.compactMap { _, line in
            let level = line.prefix { $0 == "#" }.count
            return level > 0 && line.dropFirst(level).first == " " ? level : nil
        }
    }

    /// What stands in backquotes outside of fences, with the number of its line.
    var codeSpans: [(number: Int, code: Substring)] {
        prose.flatMap { number, line in
            let parts = line.split(separator: "`", omittingEmptySubsequences: false)
            return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map {
                (number, parts[$0])
            }
        }
    }

    /// The commands that blocks show, without `$ ` and without what stands behind `#`.
    var commands: [String] {
        blocks.filter { $0.language == "console" }.flatMap { block in
            block.text.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { line in
                String(line.dropFirst(2).prefix { $0 != "#" })
            }
        }
    }

    /// The cells of each table, its first row the heading; the line below that is left out.
    var tables: [[[String]]] {
        var tables: [[[String]]] = []
        var last = -1
        for (number, line) in prose where line.hasPrefix("|") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .dropFirst().dropLast().map(\.trimmed)
            if number != last + 1 { tables.append([]) }
            last = number
            if cells.allSatisfy({ $0.allSatisfy { $0 == "-" || $0 == ":" } }) { continue }
            tables[tables.count - 1].append(cells)
        }
        return tables
    }
}

extension Substring {
    var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
