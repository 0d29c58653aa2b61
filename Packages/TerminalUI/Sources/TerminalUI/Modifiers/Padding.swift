extension View {
    /// Moves the view to the right.
    ///
    /// - Parameter columns: the blank columns before each of its lines; an empty line stays empty.
    public func padding(leading columns: Int) -> some View {
        PaddedView(content: self, columns: max(0, columns))
    }
}

private struct PaddedView<Content: View>: View {
    let content: Content
    let columns: Int

    func render(into stack: inout LineStack) {
        // Where there is no room at all, the blanks give way before the content does.
        let columns = min(columns, max(0, (stack.width ?? .max) - 1))
        stack.append(content, inset: columns) { block in
            var block = block.mapLines { line in
                var builder = LineBuilder()
                builder.skip(columns)
                builder.append(line)
                return builder.line
            }
            block.width = block.width.map { $0 + columns }
            return block
        }
    }
}
