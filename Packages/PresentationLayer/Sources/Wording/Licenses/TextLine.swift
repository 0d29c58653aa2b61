public import DomainLayer
import VisibleText

/// A line of a copyright text as it is shown.
public struct TextLine: Equatable, Sendable {
    /// 1-based.
    public let number: Int
    /// Tabs are blanks up to the next eighth column, other control characters are visible, and no
    /// character is so long that each frame would take its time.
    public let text: String
    /// Whether a statement rests on it.
    public let isEvidence: Bool
}

extension TextLine {
    /// The lines of a text; one that is empty after the last line feed is none.
    ///
    /// The work grows with the text and the statements, not with their product, however many
    /// statements rest on the same lines.
    public static func lines(of body: String, evidence statements: [LicenseStatement]) -> [TextLine]
    {
        let lines = Array(TextLines(body))
        // By how many more statements each line is covered than the line before it.
        var changes = Array(repeating: 0, count: lines.count + 1)
        for statement in statements {
            let covered = statement.lines.clamped(to: 1...(lines.count + 1))
            changes[covered.lowerBound - 1] += 1
            if covered.upperBound <= lines.count { changes[covered.upperBound] -= 1 }
        }
        var covering = 0
        return lines.indices.map { index in
            covering += changes[index]
            return TextLine(index + 1, lines[index], isEvidence: covering > 0)
        }
    }

    /// Some lines of a text.
    ///
    /// - Parameters:
    ///   - ranges: their numbers, 1-based and in order; what is beyond the last line is left out.
    ///   - body: the whole text.
    public static func lines(_ ranges: [ClosedRange<Int>], of body: String) -> [TextLine] {
        var ranges = ranges[...]
        var lines: [TextLine] = []
        for (number, line) in zip(1..., TextLines(body)) {
            while let first = ranges.first, first.upperBound < number { ranges.removeFirst() }
            guard let range = ranges.first else { break }
            if range.contains(number) { lines.append(TextLine(number, line, isEvidence: false)) }
        }
        return lines
    }

    /// The lines of a file that nothing explains, in order.
    public static func unexplained(in file: IdentifiedFile) -> [TextLine] {
        zip(file.unexplained.lazy.joined(), file.unexplainedLines).map {
            TextLine($0, Substring($1), isEvidence: false)
        }
    }

    private init(_ number: Int, _ text: Substring, isEvidence: Bool) {
        self.number = number
        self.text = String(text).expandingTabs.visible.legible
        self.isEvidence = isEvidence
    }
}

extension String {
    fileprivate var expandingTabs: String {
        if !utf8.contains(UInt8(ascii: "\t")) { return self }
        var (expanded, column) = ("", 0)
        for character in self {
            let blanks = character == "\t" ? 8 - column % 8 : 0
            expanded += blanks > 0 ? String(repeating: " ", count: blanks) : String(character)
            column += max(1, blanks)
        }
        return expanded
    }
}

/// The lines of a copyright text, one after the other, without a copy of the text.
///
/// Lines end in a line feed, with or without a carriage return before it; what is empty after the
/// last line feed is no line.
public struct TextLines: Sequence, IteratorProtocol {
    private var rest: Substring.UTF8View

    public init(_ body: String) {
        rest = Substring(body).utf8
    }

    public mutating func next() -> Substring? {
        if rest.isEmpty { return nil }
        let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        var line = rest[..<(end ?? rest.endIndex)]
        rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return Substring(line)
    }
}
