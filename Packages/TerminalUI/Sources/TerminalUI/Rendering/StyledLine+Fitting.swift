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

    /// What stands in some of the columns, blank where a wide character stands across an edge, and
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
