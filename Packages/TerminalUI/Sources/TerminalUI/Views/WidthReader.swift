/// A view that depends on the columns there are.
public struct WidthReader<Content: View>: View {
    private let content: @MainActor (Int?) -> Content

    /// - Parameter content: the view for as many columns; nil where nothing bounds them.
    public init(@ViewBuilder content: @escaping @MainActor (Int?) -> Content) {
        self.content = content
    }

    public func render(into stack: inout LineStack) {
        content(stack.width).render(into: &stack)
    }
}
