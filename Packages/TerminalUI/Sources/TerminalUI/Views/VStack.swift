/// Views one below the other.
public struct VStack<Content: View>: View {
    private let spacing: Int
    private let content: Content

    /// - Parameters:
    ///   - spacing: the blank lines between two views; a view that shows nothing has none.
    ///   - content: the views from top to bottom.
    public init(spacing: Int = 0, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    public func render(into stack: inout LineStack) {
        var inner = LineStack(width: stack.width, spacing: spacing)
        content.render(into: &inner)
        stack.append(inner.lines)
    }
}
