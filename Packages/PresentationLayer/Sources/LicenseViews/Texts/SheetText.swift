public import DomainLayer
import TerminalUI
import Wording

/// The lines of a copyright text, prepared for showing and searching.
public struct SheetText: Equatable, Sendable {
    let lines: [TextLine]

    /// Splits the text on a background thread.
    @concurrent
    public static func of(_ license: License, evidence: [LicenseStatement]) async -> SheetText {
        SheetText(license, evidence: evidence)
    }

    public init(_ license: License, evidence: [LicenseStatement]) {
        lines = TextLine.lines(of: license.body, evidence: evidence)
    }

    /// The numbers of the lines that contain the phrase, ascending.
    public func lines(holding phrase: Phrase) -> [Int] {
        lines.lazy.filter { phrase.isHeld(by: $0.text) }.map(\.number)
    }
}

/// The row at which each line of a copyright text begins on a screen of a given width.
///
/// Long lines are wrapped, so the layout takes a walk through the text. It is made once for each
/// width instead of at every key.
struct SheetTextLayout: Equatable, Sendable {
    let width: Int
    /// The columns before the text: number, mark, and a blank on either side of the mark.
    let gutter: Int
    /// The row at which each line begins, followed by the number of rows.
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
