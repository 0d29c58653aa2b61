public import DomainLayer
import VisibleText

/// A line of a copyright text, ready to be shown.
public struct TextLine: Equatable, Sendable {
    /// 1-based.
    public let number: Int
    /// Tabs are replaced by blanks up to the next eighth column, and other control characters by
    /// visible symbols. Characters that are so long that each frame would take time are shortened.
    public let text: String
    /// Whether a statement rests on the line.
    public let isEvidence: Bool
}

extension TextLine {
    /// The lines of a text; an empty one after the last line feed doesn't count.
    ///
    /// The work grows with the length of the text plus the number of statements, not with their
    /// product, however many statements rest on a line.
    public static func lines(of body: String, evidence statements: [LicenseStatement]) -> [TextLine]
    {
        let lines = Array(TextLines(body))
        // How many more statements cover each line than cover the line before it.
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
    ///   - ranges: the numbers of the lines, 1-based, ascending; those beyond the last line are
    ///     left out.
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

/// The lines of a copyright text, in sequence, without a copy of the text.
///
/// Lines end in a line feed, with or without a carriage return before it. What is empty after the
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
