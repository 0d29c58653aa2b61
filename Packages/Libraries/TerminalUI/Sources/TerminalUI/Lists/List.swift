/// Rows to move through, one of which is selected; each takes one line.
///
/// ```swift
/// List {
///     ForEach(packages) { package in
///         Button(package.name) { opened = package }
///     }
/// }
/// ```
///
/// A list fills the height: it shows as many rows as there are lines left, and lays out only those.
/// Printed, it shows all. Its keys are the arrows, `j` and `k`, page up and down, Ctrl-U and Ctrl-D
/// for half a page, home and end, `g` and `G`.
///
/// A row keeps its state by its element's id, or by its index if the elements have none, as long as
/// the list is shown, even while the row is out of view; a list doesn't notice when an element
/// that is out of view disappears. The tasks of a row end when it goes out of view.
public struct List<Rows: RandomAccessCollection, Row: View>: View {
    private let rows: Rows
    private let id: @MainActor (Int, Rows.Element) -> AnyHashable
    private let row: @MainActor (Rows.Element, Bool) -> Row
    /// Stores the position outside of the list; nil if the list stores it.
    private let binding: Binding<ListPosition>?
    @State private var ownPosition = ListPosition()

    /// - Parameters:
    ///   - rows: from top to bottom.
    ///   - position: the position to show; the nearest one if it doesn't exist.
    ///   - onMove: gets the position that a key asks for.
    ///   - row: the view of a row, given whether it is selected.
    public init(
        _ rows: Rows, position: ListPosition,
        onMove: @escaping @MainActor (ListPosition) -> Void,
        @ViewBuilder row: @escaping @MainActor (_ row: Rows.Element, _ isSelected: Bool) -> Row
    ) {
        self.rows = rows
        id = { index, _ in index }
        self.row = row
        binding = Binding(get: { position }, set: onMove)
    }

    /// - Parameters:
    ///   - rows: from top to bottom, with distinct ids.
    ///   - position: the position, which keys change; shown as the nearest one that exists. Without
    ///     a binding the list keeps its own.
    ///   - row: the view of a row, given whether it is selected.
    public init(
        _ rows: Rows, position: Binding<ListPosition>? = nil,
        @ViewBuilder row: @escaping @MainActor (_ row: Rows.Element, _ isSelected: Bool) -> Row
    ) where Rows.Element: Identifiable {
        self.rows = rows
        id = { $1.id }
        self.row = row
        binding = position
    }

    /// - Parameter content: the rows from top to bottom; the selected one is reversed.
    public init<Content: View>(
        @ViewBuilder content: () -> ForEach<Rows, Content>
    ) where Row == SelectableRow<Content> {
        let rows = content()
        self.rows = rows.data
        id = { index, element in rows.id?(element) ?? AnyHashable(index) }
        row = { SelectableRow(content: rows.content($0), isSelected: $1) }
        binding = nil
    }

    public func render(into stack: inout LineStack) {
        stack.render(linking: self) { stack in
            let context = stack.context
            let position = binding ?? $ownPosition
            stack.append(
                FlexiblePart { width, height in
                    block(position, width: width, height: height ?? rows.count, in: context)
                })
        }
    }

    private func block(
        _ binding: Binding<ListPosition>, width: Int?, height: Int, in context: ViewContext
    ) -> Block {
        let position = binding.wrappedValue.clamped(count: rows.count, height: height)
        context.ownSlots()
        var block = Block()
        var ids: Set<AnyHashable> = []
        for index in position.top..<min(rows.count, position.top + height) {
            let isSelected = index == position.selected
            let element = rows[rows.index(rows.startIndex, offsetBy: index)]
            let id = id(index, element)
            assert(ids.insert(id).inserted, "two rows of a List have the id \(id)")
            let row = row(of: element, isSelected, width: width, in: context.slot(id: id))
            let line = row.lines.first ?? StyledLine()
            block.lines.append(width.map(line.fitted) ?? line)
            block.requests += row.requests
            if isSelected { block.keys = row.keys }
        }
        block = block.fitted(height: height)
        block.keys.append(keys(for: binding, height: height))
        return block
    }

    private func row(
        of element: Rows.Element, _ isSelected: Bool, width: Int?, in context: ViewContext
    ) -> Block {
        var stack = LineStack(width: width, height: 1, context: context)
        stack.context.environment.isSelected = isSelected
        row(element, isSelected).render(into: &stack)
        return stack.laidOut(height: 1)
    }

    private func keys(for position: Binding<ListPosition>, height: Int) -> KeyBinding {
        KeyBinding { key in
            guard let movement = Movement(key, height: height) else { return false }
            let (old, count) = (position.wrappedValue, rows.count)
            let new =
                switch movement {
                case .lines(let lines): old.moved(by: lines, count: count, height: height)
                case .scroll(let lines): old.scrolled(by: lines, count: count, height: height)
                case .start: old.moved(to: 0, count: count, height: height)
                case .end: old.moved(to: count - 1, count: count, height: height)
                }
            if new != old { position.wrappedValue = new }
            return true
        }
    }
}

/// A row that is reversed while it is selected.
public struct SelectableRow<Content: View>: View {
    let content: Content
    let isSelected: Bool

    public var body: some View { content.reversed(isSelected) }
}
