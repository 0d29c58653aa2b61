extension LineStack {
    /// Adds the content of a modifier, each part of it changed.
    ///
    /// - Parameter inset: the columns that the content doesn't get.
    mutating func append(
        _ content: some View, inset: Int = 0, changing change: @escaping @MainActor (Block) -> Block
    ) {
        var inner = nested(width: width.map { $0 - inset }, axis: axis, spacing: spacing)
        content.render(into: &inner)
        for part in inner.parts { append(part.map(change)) }
    }

    /// Adds the content of a container as one part; it waits for its lines if it fills them.
    mutating func append(_ content: some View, along axis: Axis, spacing: Int = 0) {
        let part = part(content, along: axis, spacing: spacing, width: width)
        if part.fillsHeight { append(part) } else { append(part.layOut(width, nil)) }
    }

    /// The content of a container, rendered once; once more only if it gets other columns.
    func part(
        _ content: some View, along axis: Axis = .vertical, spacing: Int = 0, width offered: Int?
    ) -> FlexiblePart {
        var inner = nested(width: offered, axis: axis, spacing: spacing)
        content.render(into: &inner)
        return FlexiblePart(fillsHeight: inner.fillsHeight) { [inner, height] width, left in
            if width == offered { return inner.laidOut(height: left) }
            var inner = LineStack(
                width: width, height: left ?? height, spacing: spacing, axis: axis)
            content.render(into: &inner)
            return inner.laidOut(height: left)
        }
    }

    /// An empty stack in the place of the next block.
    private func nested(width: Int?, axis: Axis, spacing: Int) -> LineStack {
        LineStack(
            width: width, height: height, spacing: spacing, axis: axis,
            window: axis == .vertical ? windowOfNextBlock : nil)
    }

    /// The rows of the next block that are looked at; nil where all are.
    var windowOfNextBlock: Range<Int>? {
        guard let window, self.axis == .vertical else { return nil }
        guard let block = openBlock, block.rowCount > 0 else { return window }
        let start = block.rowCount + spacing
        return max(0, window.lowerBound - start)..<max(0, window.upperBound - start)
    }
}
