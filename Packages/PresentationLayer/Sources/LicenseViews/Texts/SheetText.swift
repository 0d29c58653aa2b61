public import DomainLayer
import TerminalUI
import Wording

/// A copyright text in lines, ready to be shown and searched.
public struct SheetText: Equatable, Sendable {
    let lines: [TextLine]

    /// Works on a thread of its own.
    @concurrent
    public static func of(_ license: License, evidence: [LicenseStatement]) async -> SheetText {
        SheetText(license, evidence: evidence)
    }

    public init(_ license: License, evidence: [LicenseStatement]) {
        lines = TextLine.lines(of: license.body, evidence: evidence)
    }

    /// The numbers of the lines that hold the phrase, ascending.
    public func lines(holding phrase: Phrase) -> [Int] {
        lines.lazy.filter { phrase.isHeld(by: $0.text) }.map(\.number)
    }
}

/// Where each line of a copyright text begins on a screen of some width.
///
/// Long lines are wrapped, so that this takes a walk through the text; it is done once for each
/// width, and not at every key.
struct SheetTextLayout: Equatable, Sendable {
    let width: Int
    /// The columns before the text: number, mark, and a blank on either side of the mark.
    let gutter: Int
    /// The row at which each line begins, and after the last the number of rows.
    let starts: [Int]

    @MainActor
    init(_ text: SheetText, width: Int) {
        self.width = width
        let gutter = "\(text.lines.count)".count + 3
        self.gutter = gutter
        let room = max(1, width - gutter)
        var row = 0
        starts =
            [0]
            + text.lines.map { line in
                // A character takes at most as many columns as it has bytes.
                row +=
                    line.text.utf8.count <= room ? 1 : Text(line.text).rendered(width: room).count
                return row
            }
    }
}
