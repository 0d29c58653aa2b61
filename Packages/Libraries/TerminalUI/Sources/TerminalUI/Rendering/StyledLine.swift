import VisibleText

/// A line of text in runs of one style each.
///
/// Only views make lines, from text that was made visible (`String.visible`), so nothing in a line
/// can control the terminal.
public struct StyledLine: Hashable, Sendable {
    /// The runs from left to right; none is empty, and an empty line has none.
    public let runs: [StyledRun]

    init(_ runs: [StyledRun] = []) {
        self.runs = runs.contains { $0.text.isEmpty } ? runs.filter { !$0.text.isEmpty } : runs
    }

    /// The line with the style of each run changed.
    func styled(_ change: (inout TextStyle) -> Void) -> StyledLine {
        StyledLine(
            runs.map { run in
                var run = run
                change(&run.style)
                return run
            })
    }

    /// The text alone.
    public var text: String {
        runs.reduce(into: "") { $0 += $1.text }
    }

    /// The columns that the line takes.
    public var width: Int {
        runs.reduce(0) { $0 + DisplayWidth.of($1.text) }
    }
}

/// Text in one style.
public struct StyledRun: Hashable, Sendable {
    /// The text, without control characters.
    public internal(set) var text: String
    /// How it looks.
    public internal(set) var style: TextStyle

    init(_ text: String, style: TextStyle = TextStyle()) {
        self.text = text
        self.style = style
    }
}

extension Sequence<StyledLine> {
    /// The lines in UTF-8, a line feed after each.
    ///
    /// - Parameter styled: whether styles are written, as the SGR sequences of ECMA-48; each line
    ///   then ends in plain style, so that it never colors the next one.
    public func bytes(styled: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in self {
            for run in line.runs {
                let sequence = styled ? run.style.sequence : ""
                bytes.append(contentsOf: sequence.utf8)
                bytes.append(contentsOf: run.text.utf8)
                if !sequence.isEmpty { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}

extension StyledLine {
    /// The line cut to a width, "…" in the place of what is missing.
    ///
    /// A wide character that crosses the edge is left out. A width of 0 leaves nothing.
    func cut(to width: Int) -> StyledLine {
        if self.width <= width { return self }
        guard width > 0 else { return StyledLine() }
        var runs = runs
        var room = width - 1
        for index in runs.indices {
            let text = runs[index].text
            let edge = text.edge(after: &room)
            if edge < text.endIndex {
                runs[index].text = text[..<edge] + "…"
                runs.removeSubrange((index + 1)...)
                break
            }
        }
        return StyledLine(runs)
    }
}

extension String {
    /// The index before the first character that doesn't fit; the remaining room is returned in
    /// `room`.
    fileprivate func edge(after room: inout Int) -> Index {
        if isPrintableASCII {
            let columns = min(room, utf8.count)
            room -= columns
            return utf8.index(startIndex, offsetBy: columns)
        }
        var index = startIndex
        while index < endIndex {
            let columns = DisplayWidth.of(self[index])
            if columns > room { break }
            room -= columns
            formIndex(after: &index)
        }
        return index
    }
}

extension StyledLine {
    /// The line cut to a width; a reversed line is filled to it, so that a selected row is a bar.
    func fitted(to width: Int) -> StyledLine {
        let cell = Cell(self).cut(to: width)
        guard let style = cell.line.runs.last?.style, style.isReversed else { return cell.line }
        var builder = LineBuilder()
        builder.append(cell.line)
        builder.append(StyledRun(String(repeating: " ", count: width - cell.width), style: style))
        return builder.line
    }

    /// The given columns, blank if a wide character crosses an edge, and without trailing blanks.
    func columns(_ range: Range<Int>) -> StyledLine {
        var builder = LineBuilder()
        var column = 0
        var end = range.lowerBound
        for run in runs {
            for character in run.text {
                let next = column + DisplayWidth.of(character)
                defer { column = next }
                if column < range.lowerBound || next > range.upperBound { continue }
                builder.skip(column - end)
                builder.append(StyledRun(String(character), style: run.style))
                end = next
            }
        }
        return builder.line
    }
}
