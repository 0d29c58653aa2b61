/// A piece of what is printed or shown on a screen, described by a value.
///
/// ```swift
/// struct Greeting: View {
///     let name: String
///
///     var body: some View {
///         VStack {
///             Text("Hello").bold()
///             Text(name)
///         }
///     }
/// }
/// ```
///
/// A view is made again for each frame. What it keeps for longer is in its ``State``, which belongs
/// to the view's position in the tree: which view of a builder it is, in which branch, for which
/// element of a ``ForEach``. A view of an app has a ``body``; the toolkit's own views know how they
/// fill lines.
@MainActor
public protocol View {
    /// The view that this one is made of; `Never` for a view that fills lines itself.
    associatedtype Body: View

    /// The content of this view.
    @ViewBuilder var body: Body { get }

    /// Adds what the view shows to the end of a stack of lines.
    ///
    /// By default it renders the ``View/body``, which is enough for an app's views.
    func render(into stack: inout LineStack)
}

extension View {
    public func render(into stack: inout LineStack) {
        stack.render(linking: self) { body.render(into: &$0) }
    }

    /// The lines that show the view.
    ///
    /// - Parameter width: the available columns, to which lines are wrapped or cut; nil sets no
    ///   limit, and then nothing is cut.
    public func rendered(width: Int?) -> [StyledLine] {
        var stack = LineStack(width: width, context: ViewContext())
        render(into: &stack)
        return stack.laidOut(height: nil).lines
    }

    /// The view on a screen, or the topmost sheet that it asks for: as many lines as the screen has
    /// rows, none wider than its columns.
    ///
    /// Covered views are laid out too, so that they keep their state and their tasks.
    func laidOut(on size: ScreenSize, in context: ViewContext = ViewContext()) -> Block {
        var stack = LineStack(width: size.columns, height: size.rows, context: context)
        render(into: &stack)
        return stack.laidOut(height: size.rows).fitted(height: size.rows)
            .mapLines { $0.cut(to: size.columns) }
            .covered(on: size)
    }
}

extension View where Body == Never {
    /// Never called: a view without a body fills lines itself.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body; it renders itself")
    }
}

extension Never: View {
    public typealias Body = Never
}

/// Combines the views of a closure from top to bottom.
@MainActor
@resultBuilder
public enum ViewBuilder {
    /// An empty closure shows nothing.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// A single view stays as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Several views are shown below each other.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> ViewSequence<repeat each Content> {
        ViewSequence(repeat each content)
    }

    /// An `if` without `else` may show nothing.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// The `if` branch, or an early one of a `switch`.
    public static func buildEither<First: View, Second: View>(
        first content: First
    ) -> EitherView<First, Second> {
        .first(content)
    }

    /// The `else` branch, or a later one of a `switch`.
    public static func buildEither<First: View, Second: View>(
        second content: Second
    ) -> EitherView<First, Second> {
        .second(content)
    }
}

/// Views that follow each other in a builder; each is a block of the stack around them.
public struct ViewSequence<each Content: View>: View {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public func render(into stack: inout LineStack) {
        var index = 0
        func add(_ view: some View) {
            stack.render(view, at: index)
            index += 1
        }
        repeat add(each content)
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
        case .first(let content): stack.render(content, at: 0)
        case .second(let content): stack.render(content, at: 1)
        }
    }
}

/// The view of an `if` without an `else`: nothing if the condition doesn't hold.
extension Optional: View where Wrapped: View {
    public func render(into stack: inout LineStack) {
        if let self { stack.render(self, at: 0) }
    }
}

/// Shows nothing and takes no line.
public struct EmptyView: View {
    /// An empty view.
    public init() {}

    public func render(into stack: inout LineStack) {}
}
