/// What stands in one column of a screen's line.
struct ScreenCell: Hashable {
    /// The character as the reader sees it; nil in the second column of a wide one.
    var character: Character?
    var style: TextStyle

    static let blank = ScreenCell(character: " ", style: TextStyle())
}

extension StyledLine {
    /// The line as exactly this many columns.
    ///
    /// A wide character across the edge becomes a blank; a mark that combines with nothing goes.
    func cells(columns: Int) -> [ScreenCell] {
        var cells: [ScreenCell] = []
        cells.reserveCapacity(columns)
        for run in runs {
            for character in run.text {
                let width = DisplayWidth.of(character)
                if width == 0 { continue }
                if cells.count + width > columns { break }
                cells.append(ScreenCell(character: character, style: run.style))
                for _ in 1..<width { cells.append(ScreenCell(character: nil, style: run.style)) }
            }
        }
        cells.append(contentsOf: repeatElement(.blank, count: columns - cells.count))
        return cells
    }
}
