/// A view that may be longer than the screen; it fills the height.
///
/// ```swift
/// ScrollView {
///     Text(license.name).bold()
///     Text(license.body)
/// }
/// ```
///
/// Lines out of view are counted but not kept. Printed, all lines are shown. The keys of a ``List``
/// move it.
public struct ScrollView<Content: View>: View {
    private let anchor: Int?
    private let content: Content
    /// Stores the first line in view outside of the scroll view; nil if the scroll view stores it.
    private let binding: Binding<Int>?
    @State private var ownTop = 0

    /// - Parameter content: from top to bottom.
    public init(@ViewBuilder content: () -> Content) {
        anchor = nil
        self.content = content()
        binding = nil
    }

    /// - Parameters:
    ///   - top: the first line in view, counted from the anchor, negative above it; if there is
    ///     no such line, the nearest.
    ///   - anchor: what `top` is counted from, to show a place whose line depends on the width; the
    ///     beginning for nil or for an unknown anchor.
    ///   - onScroll: gets the `top` that a key asks for, counted from `anchor` too.
    ///   - content: from top to bottom.
    public init(
        top: Int, from anchor: Int? = nil, onScroll: @escaping @MainActor (Int) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.anchor = anchor
        self.content = content()
        binding = Binding(get: { Int(Int32(clamping: top)) }, set: onScroll)
    }

    public func render(into stack: inout LineStack) {
        stack.render(linking: self) { stack in
            let (context, top) = (stack.context, binding ?? $ownTop)
            stack.append(
                FlexiblePart { width, height in
                    guard let height else {
                        return block(width: width, window: nil, in: context)
                    }
                    return shown(from: top, width: width, height: height, in: context)
                })
        }
    }

    private func shown(
        from binding: Binding<Int>, width: Int?, height: Int, in context: ViewContext
    ) -> Block {
        let top = binding.wrappedValue
        let guess = max(0, top)..<max(0, top) + height
        var whole = block(width: width, window: guess, in: context)
        let start = anchor.flatMap { whole.anchors[$0] } ?? 0
        let last = max(0, whole.rowCount - height)
        let first = max(0, min(start + top, last))
        let window = first..<first + height
        if window != guess { whole = block(width: width, window: window, in: context) }
        var shown = Block(whole.lines).fitted(height: height)
        shown.passOn(whole)
        shown.keys.append(
            KeyBinding { key in
                guard let movement = Movement(key, height: height) else { return false }
                let new =
                    switch movement {
                    case .lines(let lines), .scroll(let lines): first + lines
                    case .start: 0
                    case .end: last
                    }
                let moved = max(0, min(new, last)) - start
                if moved != top { binding.wrappedValue = moved }
                return true
            })
        return shown
    }

    private func block(width: Int?, window: Range<Int>?, in context: ViewContext) -> Block {
        var inner = LineStack(width: width, window: window, context: context)
        content.render(into: &inner)
        return inner.laidOut(height: nil)
    }
}

/// Very many views below each other, at known lines.
///
/// In a ``ScrollView`` only the views in view are made; a text of a million lines scrolls as fast
/// as one of ten. Printed, all are shown.
public struct LazyVStack<Content: View>: View {
    private let starts: [Int]
    private let anchors: [Int: Int]
    private let content: @MainActor (Int) -> Content

    /// - Parameters:
    ///   - starts: the first line of each view, ascending from 0, and finally the number of all
    ///     lines. A view that is too long is cut, one that is too short is filled with blank lines.
    ///   - anchors: the anchors of some views, by their index, so that a ``ScrollView`` can begin
    ///     at one.
    ///   - content: the view of an index.
    public init(
        starts: [Int], anchors: [Int: Int] = [:],
        @ViewBuilder content: @escaping @MainActor (_ index: Int) -> Content
    ) {
        self.starts = starts.isEmpty ? [0] : starts
        self.anchors = anchors
        self.content = content
    }

    public func render(into stack: inout LineStack) {
        stack.context.ownSlots()
        let count = starts.count - 1
        let all = 0..<starts[count]
        let window = stack.windowOfNextBlock?.clamped(to: all) ?? all
        var block = Block()
        block.rowCount = all.count
        for (index, anchor) in anchors where (0..<count).contains(index) {
            block.anchors[anchor] = starts[index]
        }
        var index = firstIndex(endingBelow: window.lowerBound)
        while index < count, starts[index] < window.upperBound {
            let rows = window.clamped(to: starts[index]..<starts[index + 1])
            var inner = LineStack(width: stack.width, context: stack.context.slot(id: index))
            content(index).render(into: &inner)
            let view = inner.laidOut(height: nil).fitted(height: starts[index + 1] - starts[index])
            block.lines +=
                view.lines[(rows.lowerBound - starts[index])..<(rows.upperBound - starts[index])]
            block.passOn(view)
            index += 1
        }
        stack.append(block)
    }

    /// The first view that has lines below a line.
    private func firstIndex(endingBelow row: Int) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] > row { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
