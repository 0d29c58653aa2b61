/// Puts the views of a closure together, from top to bottom.
@MainActor
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> ViewSequence<repeat each Content> {
        ViewSequence(repeat each content)
    }

    public static func buildOptional<Content: View>(_ content: Content?) -> Content? {
        content
    }

    public static func buildEither<First: View, Second: View>(
        first content: First
    ) -> EitherView<First, Second> {
        .first(content)
    }

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
    case first(First)
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
