/// Puts the views of a closure together, from top to bottom.
@MainActor
@resultBuilder
public enum ViewBuilder {
    /// An empty closure shows nothing.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// A single view stands for itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Several views stand below each other.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> ViewSequence<repeat each Content> {
        ViewSequence(repeat each content)
    }

    /// An `if` without `else` may show nothing.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(
        first content: First
    ) -> EitherView<First, Second> {
        .first(content)
    }

    /// The other branch.
    public static func buildEither<First: View, Second: View>(
        second content: Second
    ) -> EitherView<First, Second> {
        .second(content)
    }
}

/// Views that stand next to each other in a builder; each is a block of the stack around them.
public struct ViewSequence<each Content: View>: View {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public func render(into stack: inout LineStack) {
        repeat (each content).render(into: &stack)
    }
}

/// The view of one of two branches.
public enum EitherView<First: View, Second: View>: View {
    /// The branch that was taken is the first.
    case first(First)
    /// The branch that was taken is the second.
    case second(Second)

    public func render(into stack: inout LineStack) {
        switch self {
        case .first(let content): content.render(into: &stack)
        case .second(let content): content.render(into: &stack)
        }
    }
}

/// The view of an `if` without an `else`: nothing where the condition doesn't hold.
extension Optional: View where Wrapped: View {
    public func render(into stack: inout LineStack) {
        self?.render(into: &stack)
    }
}
