/// Views side by side.
///
/// From the left each takes the columns that it shows something in; those that are flexible
/// (`flexible(_:)`, ``Spacer``, lists and scroll views) share what the others leave. What is too
/// wide is cut.
public struct HStack<Content: View>: View {
    private let spacing: Int
    private let content: Content

    /// - Parameters:
    ///   - spacing: the blank columns between two views; a view that shows nothing has none.
    ///   - content: the views from left to right.
    public init(spacing: Int = 1, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    public func render(into stack: inout LineStack) {
        stack.append(content, along: .horizontal, spacing: spacing)
    }
}
