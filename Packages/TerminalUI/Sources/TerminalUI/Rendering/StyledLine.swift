import VisibleText

/// A line of text in runs of one style each.
///
/// Views alone make lines, from text that was made visible (`String.visible`): so nothing
/// in a line can control the terminal.
public struct StyledLine: Hashable, Sendable {
    /// From left to right; none is empty, and an empty line has none.
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
    ///   then ends in plain style, so that a line alone never colours the next.
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
    /// A wide character that would stand across the edge goes whole. In no columns nothing stands.
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
    /// The place before the first character for which there is no room; the room left is given
    /// back.
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
    /// The line cut to a width; a reversed one reaches it, so that a selected row is a bar.
    func fitted(to width: Int) -> StyledLine {
        let cell = Cell(self).cut(to: width)
        guard let style = cell.line.runs.last?.style, style.isReversed else { return cell.line }
        var builder = LineBuilder()
        builder.append(cell.line)
        builder.append(StyledRun(String(repeating: " ", count: width - cell.width), style: style))
        return builder.line
    }

    /// What stands in some of the columns, blank if a wide character stands across an edge, and
    /// without blanks at the end.
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

extension StyledLine {
    /// The line broken into lines of at most this width, between words if that can be.
    ///
    /// A word that is wider is broken between characters. Blanks at a break go; a character that is
    /// wider than the whole width is shown as "…". At width 0 there is one empty line.
    func wrapped(to width: Int) -> [StyledLine] {
        if self.width <= width { return [self] }
        guard width > 0 else { return [StyledLine()] }
        var wrapper = LineWrapper(width: width)
        for run in runs {
            for character in run.text { wrapper.add(character, style: run.style) }
        }
        return wrapper.finish()
    }
}

/// Fills lines character by character; a word waits until its end is seen.
private struct LineWrapper {
    let width: Int
    private var lines: [StyledLine] = []
    private var line = LineBuilder()
    private var lineWidth = 0
    private var blanks: [StyledRun] = []
    private var word: [StyledRun] = []
    private var wordWidth = 0

    init(width: Int) {
        self.width = width
    }

    mutating func add(_ character: Character, style: TextStyle) {
        if character == " " {
            placeWord()
            blanks.append(StyledRun(" ", style: style))
            return
        }
        var character = character
        var columns = DisplayWidth.of(character)
        if columns > width { (character, columns) = ("…", 1) }
        if wordWidth + columns > width { placeWord() }
        wordWidth += columns
        if let last = word.indices.last, word[last].style == style {
            word[last].text.append(character)
        } else {
            word.append(StyledRun(String(character), style: style))
        }
    }

    mutating func finish() -> [StyledLine] {
        placeWord()
        endLine()
        return lines
    }

    /// Puts the word on the line, or on the next if it doesn't fit after the blanks.
    private mutating func placeWord() {
        if word.isEmpty { return }
        if lineWidth + blanks.count + wordWidth > width {
            if lineWidth > 0 { endLine() }
            blanks = []
        }
        for run in blanks + word { line.append(run) }
        lineWidth += blanks.count + wordWidth
        blanks = []
        word = []
        wordWidth = 0
    }

    private mutating func endLine() {
        lines.append(line.line)
        line = LineBuilder()
        lineWidth = 0
    }
}
