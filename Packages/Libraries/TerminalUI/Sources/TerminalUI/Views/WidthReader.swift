/// A view that depends on the available columns.
///
/// ```swift
/// WidthReader { columns in
///     if let columns, columns < 60 { Text("short") } else { Text("the long form") }
/// }
/// ```
public struct WidthReader<Content: View>: View {
    private let content: @MainActor (Int?) -> Content

    /// - Parameter content: the view for this many columns; nil if there is no limit.
    public init(@ViewBuilder content: @escaping @MainActor (Int?) -> Content) {
        self.content = content
    }

    public func render(into stack: inout LineStack) {
        content(stack.width).render(into: &stack)
    }
}
