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

/// Blank room: the remaining lines in a ``VStack``, the remaining columns in an ``HStack``.
public struct Spacer: View {
    /// The blank room.
    public init() {}

    public func render(into stack: inout LineStack) {
        switch stack.axis {
        case .horizontal:
            stack.append(FlexiblePart(fillsHeight: false) { _, _ in Block([StyledLine()]) })
        case .vertical:
            stack.append(
                FlexiblePart { _, height in
                    Block(Array(repeating: StyledLine(), count: height ?? 0))
                })
        }
    }
}
