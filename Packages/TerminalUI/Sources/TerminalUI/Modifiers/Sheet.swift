extension View {
    /// Shows something over the view, in a box with a title, as long as the condition holds.
    ///
    /// Keys don't go to the view then. Content that fills the height gets nearly the whole screen,
    /// any other a box of its size in the middle.
    public func sheet<Content: View>(
        isPresented: Bool, title: String, @ViewBuilder content: () -> Content
    ) -> some View {
        SheetView(
            below: self,
            sheet: isPresented ? SheetBox(title: Text(title).bold().line, content: content()) : nil)
    }
}

private struct SheetView<Below: View, Content: View>: View {
    let below: Below
    let sheet: SheetBox<Content>?

    func render(into stack: inout LineStack) {
        guard let sheet else { return below.render(into: &stack) }
        let part = stack.part(below, width: stack.width)
        stack.append(
            FlexiblePart { width, height in
                let below = part.layOut(width, height)
                let size = ScreenSize(
                    columns: width ?? below.columns, rows: height ?? below.rowCount)
                let box = sheet.laidOut(in: size)
                var block = below.fitted(height: size.rows).mapLines {
                    $0.styled { $0.isDim = true }
                }
                block.overlay(box, columns: size.columns)
                block.keys = box.keys
                return block
            })
    }
}

private struct SheetBox<Content: View> {
    let title: StyledLine
    let content: Content

    /// The box with its frame, at most as large as the screen.
    @MainActor
    func laidOut(in screen: ScreenSize) -> Block {
        let isRoomy = screen.columns >= 80 && screen.rows >= 20
        let columns = max(0, screen.columns - (isRoomy ? 8 : 4))
        let rows = max(0, screen.rows - (isRoomy ? 4 : 2))
        var stack = LineStack(width: columns, height: rows)
        content.render(into: &stack)
        let block = stack.laidOut(height: rows)
        let width = stack.fillsHeight ? columns : min(columns, max(block.columns, title.width))
        var lines = block.lines.prefix(rows).map { line in
            framed(Cell(line).cut(to: width), width: width)
        }
        lines.insert(edge("╭", title.cut(to: width), "╮", width: width), at: 0)
        lines.append(edge("╰", StyledLine(), "╯", width: width))
        var box = Block(lines, width: min(width + 4, screen.columns))
        box.keys = block.keys
        return box
    }

    private func framed(_ cell: Cell, width: Int) -> StyledLine {
        var builder = LineBuilder()
        builder.append(StyledRun("│"))
        builder.skip(1)
        builder.append(cell, width: width + 1)
        builder.append(StyledRun("│"))
        return builder.line
    }

    private func edge(
        _ left: String, _ title: StyledLine, _ right: String, width: Int
    ) -> StyledLine {
        var builder = LineBuilder()
        builder.append(StyledRun(left))
        builder.append(StyledRun("─"))
        builder.append(title)
        builder.append(StyledRun(String(repeating: "─", count: width - title.width + 1)))
        builder.append(StyledRun(right))
        return builder.line
    }
}

extension Block {
    /// Lays a smaller block over the middle.
    fileprivate mutating func overlay(_ box: Block, columns: Int) {
        let width = box.columns
        let left = max(0, (columns - width) / 2)
        let top = max(0, (lines.count - box.lines.count) / 2)
        for (index, line) in box.lines.enumerated() where top + index < lines.count {
            let below = lines[top + index]
            var builder = LineBuilder()
            builder.append(Cell(below.columns(0..<left)), width: left)
            builder.append(Cell(line.cut(to: width)), width: width)
            builder.append(below.columns(min(left + width, columns)..<columns))
            lines[top + index] = builder.line
        }
    }
}
