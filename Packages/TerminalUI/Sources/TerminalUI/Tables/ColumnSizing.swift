/// Whether a column may be narrower than its widest cell.
enum ColumnSizing {
    case fixed
    case flexible(minimum: Int)
}

extension ColumnSizing {
    /// The widths of columns that shall fit a table.
    ///
    /// Flexible columns share one upper bound, the greatest that makes the table fit: so the widest
    /// shrink first, and a narrow one keeps its width. None falls below its minimum, nor grows.
    ///
    /// - Parameters:
    ///   - natural: the width of each column's widest cell.
    ///   - sizings: as many as `natural`.
    ///   - available: the columns for cells, what stands between them already taken off; nil sets
    ///     no bound.
    static func widths(
        natural: [Int], sizings: [ColumnSizing], available: Int?
    ) -> [Int] {
        guard let available else { return natural }
        func widths(boundedBy bound: Int) -> [Int] {
            zip(natural, sizings).map { natural, sizing in
                switch sizing {
                case .fixed: natural
                case .flexible(let minimum): min(natural, max(minimum, bound))
                }
            }
        }
        var low = 0
        var high = natural.max() ?? 0
        while low < high {
            let middle = (low + high + 1) / 2
            let total = widths(boundedBy: middle).reduce(0, +)
            if total <= available { low = middle } else { high = middle - 1 }
        }
        return widths(boundedBy: low)
    }
}
