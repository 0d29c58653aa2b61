/// Rows to move through, one of which is selected; each takes one line.
///
/// A list fills the height: it shows as many rows as there are lines left, and only those are laid
/// out. Printed, it shows all. It moves by the arrows, `j` and `k`, page up and down, Ctrl-U and
/// Ctrl-D by half a page, home and end, `g` and `G`.
public struct List<Rows: RandomAccessCollection, Row: View>: View {
    private let rows: Rows
    private let position: ListPosition
    private let onMove: @MainActor (ListPosition) -> Void
    private let row: @MainActor (Rows.Element, Bool) -> Row

    /// - Parameters:
    ///   - rows: from top to bottom.
    ///   - position: shown as the nearest one that there is.
    ///   - onMove: gets the position that a key asks for.
    ///   - row: the view of a row, and whether it is selected.
    public init(
        _ rows: Rows, position: ListPosition,
        onMove: @escaping @MainActor (ListPosition) -> Void,
        @ViewBuilder row: @escaping @MainActor (_ row: Rows.Element, _ isSelected: Bool) -> Row
    ) {
        self.rows = rows
        self.position = position
        self.onMove = onMove
        self.row = row
    }

    public func render(into stack: inout LineStack) {
        stack.append(
            FlexiblePart { width, height in
                let height = height ?? rows.count
                let position = position.clamped(count: rows.count, height: height)
                let shown = position.top..<min(rows.count, position.top + height)
                var block = Block(shown.map { line(at: $0, position: position, width: width) })
                    .fitted(height: height)
                block.keys = [binding(height: height)]
                return block
            })
    }

    private func line(at index: Int, position: ListPosition, width: Int?) -> StyledLine {
        let element = rows[rows.index(rows.startIndex, offsetBy: index)]
        var stack = LineStack(width: width, height: 1)
        row(element, index == position.selected).render(into: &stack)
        let line = stack.laidOut(height: 1).lines.first ?? StyledLine()
        return width.map(line.fitted) ?? line
    }

    private func binding(height: Int) -> KeyBinding {
        KeyBinding { key in
            guard let movement = Movement(key, height: height) else { return false }
            let (old, count) = (position, rows.count)
            let new =
                switch movement {
                case .lines(let lines): old.moved(by: lines, count: count, height: height)
                case .scroll(let lines): old.scrolled(by: lines, count: count, height: height)
                case .start: old.moved(to: 0, count: count, height: height)
                case .end: old.moved(to: count - 1, count: count, height: height)
                }
            if new != old { onMove(new) }
            return true
        }
    }
}
