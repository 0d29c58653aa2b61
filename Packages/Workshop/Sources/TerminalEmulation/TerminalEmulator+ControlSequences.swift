extension TerminalEmulator {
    /// Performs a control sequence (ECMA-48, section 8.3; "XTerm Control Sequences" for the rest).
    mutating func perform(_ sequence: ControlSequence) {
        let known =
            switch sequence.marker {
            case nil: move(sequence) || erase(sequence) || scroll(sequence) || style(sequence)
            case "?": setModes(sequence)
            default: false
            }
        if !known { unknown.append(sequence.description) }
    }

    private mutating func move(_ sequence: ControlSequence) -> Bool {
        let count = sequence.count()
        switch sequence.name {
        case "A": move(row: row(movedBy: -count), column: cursor.column)
        case "B": move(row: row(movedBy: count), column: cursor.column)
        case "C": move(row: cursor.row, column: cursor.column + count)
        case "D": move(row: cursor.row, column: cursor.column - count)
        case "E": move(row: row(movedBy: count), column: 0)
        case "F": move(row: row(movedBy: -count), column: 0)
        case "G", "`": move(row: cursor.row, column: count - 1)
        case "d": move(row: count - 1, column: cursor.column)
        case "H", "f": move(row: count - 1, column: sequence.count(at: 1) - 1)
        case "s": saved = cursor
        case "u": move(row: saved.row, column: saved.column)
        default: return false
        }
        return true
    }

    /// The row so many lines from the cursor's; from inside the rows that scroll no step leads out.
    private func row(movedBy count: Int) -> Int {
        let row = cursor.row + count
        if count < 0 { return cursor.row < region.lowerBound ? row : max(row, region.lowerBound) }
        return cursor.row >= region.upperBound ? row : min(row, region.upperBound - 1)
    }

    private mutating func erase(_ sequence: ControlSequence) -> Bool {
        let all = 0..<screen.columns
        switch (sequence.name, sequence.selector()) {
        case ("K", let selector) where selector < 3:
            screen.erase(cursor.row, columns(selector), style: style)
        case ("J", let selector) where selector < 3:
            screen.erase(cursor.row, columns(selector), style: style)
            let above = selector == 0 ? 0..<0 : 0..<cursor.row
            let below = selector == 1 ? 0..<0 : cursor.row + 1..<screen.rows
            for row in [above, below].joined() { screen.erase(row, all, style: style) }
        case ("X", _):
            let end = cursor.column + sequence.count()
            screen.erase(cursor.row, cursor.column..<end, style: style)
        default: return false
        }
        return true
    }

    /// The columns of the cursor's row that 0 (to the end), 1 (from the beginning) and 2 (all)
    /// mean.
    private func columns(_ selector: Int) -> Range<Int> {
        let first = selector == 0 ? cursor.column : 0
        return first..<(selector == 1 ? cursor.column + 1 : screen.columns)
    }

    private mutating func scroll(_ sequence: ControlSequence) -> Bool {
        switch sequence.name {
        case "S": screen.scroll(region, by: sequence.count(), style: style)
        case "T": screen.scroll(region, by: -sequence.count(), style: style)
        case "r":
            let bottom = sequence.selector(at: 1)
            let top = sequence.count() - 1
            let end = bottom == 0 ? screen.rows : min(bottom, screen.rows)
            guard top + 1 < end else { break }
            region = top..<end
            move(row: 0, column: 0)
        default: return false
        }
        return true
    }

    private mutating func style(_ sequence: ControlSequence) -> Bool {
        sequence.name == "m" && style.select(sequence.parameters.map { $0 ?? 0 })
    }
}

extension ControlSequence: CustomStringConvertible {
    var description: String {
        let numbers = parameters.map { $0.map(String.init) ?? "" }.joined(separator: ";")
        return "CSI " + (marker.map(String.init) ?? "") + numbers + name
    }
}
