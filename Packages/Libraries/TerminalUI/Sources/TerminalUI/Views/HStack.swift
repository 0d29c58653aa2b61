/// Views next to each other.
///
/// ```swift
/// HStack {
///     Text("Packages").bold()
///     Spacer()
///     Text("890")
/// }
/// ```
///
/// From the left, each view takes the columns that it needs; flexible views (`flexible()`,
/// ``Spacer``, lists and scroll views) share the rest. Content that is too wide is cut.
public struct HStack<Content: View>: View {
    private let spacing: Int
    private let content: Content

    /// - Parameters:
    ///   - spacing: the blank columns between two views; a view that shows nothing gets none.
    ///   - content: the views from left to right.
    public init(spacing: Int = 1, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    public func render(into stack: inout LineStack) {
        stack.append(content, along: .horizontal, spacing: spacing)
    }
}

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
