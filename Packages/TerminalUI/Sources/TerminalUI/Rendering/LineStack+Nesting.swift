extension LineStack {
    /// Adds the content of a modifier, each part of it changed.
    ///
    /// - Parameter inset: the columns that the content doesn't get.
    mutating func append(
        _ content: some View, inset: Int = 0, changing change: @escaping @MainActor (Block) -> Block
    ) {
        let inner = nested(
            content, along: axis, spacing: spacing, width: width.map { $0 - inset })
        for part in inner.parts { append(part.map(change)) }
    }

    /// Adds the content of a container as one part; it waits for its lines if it fills them.
    mutating func append(_ content: some View, along axis: Axis, spacing: Int = 0) {
        let inner = nested(content, along: axis, spacing: spacing, width: width)
        if inner.fillsHeight {
            append(part(content, in: inner))
        } else {
            append(inner.laidOut(height: nil))
        }
    }

    /// The content of a container as a part that is rendered once more only if it gets other
    /// columns.
    func part(_ content: some View, width: Int?) -> FlexiblePart {
        part(content, in: nested(content, width: width))
    }

    /// The same of content that was rendered into a stack of its own.
    func part(_ content: some View, in inner: LineStack) -> FlexiblePart {
        FlexiblePart(fillsHeight: inner.fillsHeight) { [height] width, left in
            if width == inner.totalWidth { return inner.laidOut(height: left) }
            var inner = LineStack(
                width: width, height: left ?? height, spacing: inner.spacing, axis: inner.axis)
            content.render(into: &inner)
            return inner.laidOut(height: left)
        }
    }

    /// A stack in the place of the next block, with the content rendered into it.
    func nested(
        _ content: some View, along axis: Axis = .vertical, spacing: Int = 0, width: Int?
    ) -> LineStack {
        var inner = nested(width: width, axis: axis, spacing: spacing)
        content.render(into: &inner)
        return inner
    }

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
