/// A view that may be longer than the screen; it fills the height.
///
/// Lines that are out of view are counted, and only those in view are kept. Printed, all are shown.
/// It moves by the same keys as a ``List``.
public struct ScrollView<Content: View>: View {
    private let top: Int
    private let anchor: Int?
    private let onScroll: @MainActor (Int) -> Void
    private let content: Content

    /// - Parameters:
    ///   - top: the first line in view, counted from the anchor, negative above it; where there is
    ///     no such line, the nearest.
    ///   - anchor: what `top` is counted from, so that a place can be shown whose line depends on
    ///     the width; nil, and one that isn't there, is the beginning.
    ///   - onScroll: gets the `top` that a key asks for, counted from the same anchor.
    ///   - content: from top to bottom.
    public init(
        top: Int, from anchor: Int? = nil, onScroll: @escaping @MainActor (Int) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.top = Int(Int32(clamping: top))
        self.anchor = anchor
        self.onScroll = onScroll
        self.content = content()
    }

    public func render(into stack: inout LineStack) {
        stack.append(
            FlexiblePart { width, height in
                guard let height else { return block(width: width, window: nil) }
                let guess = max(0, top)..<max(0, top) + height
                var whole = block(width: width, window: guess)
                let start = anchor.flatMap { whole.anchors[$0] } ?? 0
                let last = max(0, whole.rowCount - height)
                let first = max(0, min(start + top, last))
                let window = first..<first + height
                if window != guess { whole = block(width: width, window: window) }
                var shown = Block(whole.lines).fitted(height: height)
                shown.keys =
                    whole.keys + [
                        binding(first: first, last: last, height: height, start: start)
                    ]
                return shown
            })
    }

    private func block(width: Int?, window: Range<Int>?) -> Block {
        var inner = LineStack(width: width, window: window)
        content.render(into: &inner)
        return inner.laidOut(height: nil)
    }

    private func binding(first: Int, last: Int, height: Int, start: Int) -> KeyBinding {
        KeyBinding { key in
            guard let movement = Movement(key) else { return false }
            let new =
                switch movement {
                case .lines(let lines), .wheel(let lines): first + lines
                case .pages(let pages): first + pages * max(1, height - 1)
                case .start: 0
                case .end: last
                }
            let top = max(0, min(new, last)) - start
            if top != self.top { onScroll(top) }
            return true
        }
    }
}

extension View {
    /// Names the view's first line, so that a ``ScrollView`` can begin at it.
    public func anchor(_ anchor: Int) -> some View {
        AnchoredView(content: self, anchor: anchor)
    }
}

private struct AnchoredView<Content: View>: View {
    let content: Content
    let anchor: Int

    func render(into stack: inout LineStack) {
        stack.append(content) { block in
            var block = block
            block.anchors[anchor] = 0
            return block
        }
    }
}
