/// Views below each other.
///
/// ```swift
/// VStack(spacing: 1) {
///     Text("Licenses").bold()
///     List { ForEach(licenses) { Text($0.name) } }
/// }
/// ```
///
/// If the height is limited, a view that fills it, like a list, gets the lines that the others
/// leave.
public struct VStack<Content: View>: View {
    private let spacing: Int
    private let content: Content

    /// - Parameters:
    ///   - spacing: the blank lines between two views; a view that shows nothing gets none.
    ///   - content: the views from top to bottom.
    public init(spacing: Int = 0, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    public func render(into stack: inout LineStack) {
        stack.append(content, along: .vertical, spacing: spacing)
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
