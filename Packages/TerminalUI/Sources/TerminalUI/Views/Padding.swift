extension View {
    /// Moves the view to the right.
    ///
    /// - Parameter leading: the blank columns before each of its lines; an empty line stays empty.
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
        var inner = LineStack(width: stack.width.map { $0 - columns }, spacing: stack.spacing)
        content.render(into: &inner)
        stack.append(
            inner.lines.map { line in
                var builder = LineBuilder()
                builder.skip(columns)
                builder.append(line)
                return builder.line
            })
    }
}
