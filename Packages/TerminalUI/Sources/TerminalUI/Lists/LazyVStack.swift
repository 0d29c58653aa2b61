/// Very many views one below the other, of which it is known beforehand where each begins.
///
/// In a ``ScrollView`` only those in view are made; a text of a million lines scrolls as fast as
/// one of ten. Printed, all are shown.
public struct LazyVStack<Content: View>: View {
    private let starts: [Int]
    private let anchors: [Int: Int]
    private let content: @MainActor (Int) -> Content

    /// - Parameters:
    ///   - starts: the line at which each view begins, ascending from 0, and behind the last one
    ///     the number of all lines. What a view shows beyond its lines is cut, what it lacks is
    ///     blank.
    ///   - anchors: the anchors of some views, by their index; see `View.anchor`.
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
        let count = starts.count - 1
        let all = 0..<starts[count]
        let window = stack.windowOfNextBlock?.clamped(to: all) ?? all
        var block = Block()
        block.rowCount = all.count
        for (index, anchor) in anchors where (0..<count).contains(index) {
            block.anchors[anchor] = starts[index]
        }
        var index = firstIndex(endingBehind: window.lowerBound)
        while index < count, starts[index] < window.upperBound {
            let rows = window.clamped(to: starts[index]..<starts[index + 1])
            var inner = LineStack(width: stack.width)
            content(index).render(into: &inner)
            let lines = inner.laidOut(height: nil).fitted(height: starts[index + 1] - starts[index])
                .lines
            block.lines +=
                lines[(rows.lowerBound - starts[index])..<(rows.upperBound - starts[index])]
            index += 1
        }
        stack.append(block)
    }

    /// The first view of which something stands below a line.
    private func firstIndex(endingBehind row: Int) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] > row { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
