extension View {
    /// Gives the view a fixed number of columns, lines or both.
    ///
    /// Content that is wider or longer is cut. On one line, text is cut instead of wrapped.
    ///
    /// - Parameters:
    ///   - width: the columns; nil leaves them to the view.
    ///   - height: the lines; nil leaves them to the view.
    ///   - alignment: the side of the columns that the view is on.
    public func frame(
        width: Int? = nil, height: Int? = nil, alignment: HorizontalAlignment = .leading
    ) -> some View {
        FrameView(
            content: self, width: width.map { max(0, $0) }, height: height.map { max(0, $0) },
            alignment: alignment)
    }

    /// Gives the view an equal share of the columns that the other views in its ``HStack`` leave.
    public func flexible() -> some View {
        FlexibleView(content: self)
    }
}

private struct FrameView<Content: View>: View {
    let content: Content
    let width: Int?
    let height: Int?
    let alignment: HorizontalAlignment

    func render(into stack: inout LineStack) {
        let width = width.map { min($0, stack.width ?? $0) }
        if let height = height.map({ min($0, stack.height ?? $0) }) {
            var inner = LineStack(
                width: width ?? stack.width, height: height, context: stack.context)
            content.render(into: &inner)
            stack.append(aligned(inner.laidOut(height: height).fitted(height: height), in: width))
        } else {
            let inner = stack.nested(content, width: width ?? stack.width)
            if inner.fillsHeight {
                var part = stack.part(content, in: inner).map { aligned($0, in: width) }
                if let width { part.width = .fixed(width) }
                stack.append(part)
            } else {
                stack.append(aligned(inner.laidOut(height: nil), in: width))
            }
        }
    }

    private func aligned(_ block: Block, in width: Int?) -> Block {
        guard let width else { return block }
        var block = block.mapLines { line in
            let cell = Cell(line).cut(to: width)
            if alignment == .leading { return cell.line }
            var builder = LineBuilder()
            builder.skip(width - cell.width)
            builder.append(cell.line)
            return builder.line
        }
        block.width = width
        return block
    }
}

private struct FlexibleView<Content: View>: View {
    let content: Content

    func render(into stack: inout LineStack) {
        var part = stack.part(content, width: stack.width)
        part.width = .shared
        stack.append(part)
    }
}

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
        // If there is no room at all, the blanks give way before the content does.
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
