/// A piece of what is printed or shown on a screen, described by a value.
///
/// A view has no identity and no state of its own: what lives longer than one rendering is in a
/// presenter. A view of an app says its ``body``; the toolkit's own views say how they fill lines.
@MainActor
public protocol View {
    /// The view that this one is made of; `Never` for a view that fills lines itself.
    associatedtype Body: View

    /// What this view is made of.
    @ViewBuilder var body: Body { get }

    /// Adds what the view shows to the end of a stack of lines.
    ///
    /// The default does so with the ``View/body``; an app's view leaves it at that.
    func render(into stack: inout LineStack)
}

extension View {
    public func render(into stack: inout LineStack) {
        body.render(into: &stack)
    }

    /// The lines that show the view.
    ///
    /// - Parameter width: the columns there are. No line is wider: what doesn't fit is wrapped or
    ///   cut. nil sets no bound, and then nothing is cut.
    public func rendered(width: Int?) -> [StyledLine] {
        var stack = LineStack(width: width)
        render(into: &stack)
        return stack.laidOut(height: nil).lines
    }

    /// The view on a screen: as many lines as it has rows, none wider than its columns.
    func laidOut(on size: ScreenSize) -> Block {
        var stack = LineStack(width: size.columns, height: size.rows)
        render(into: &stack)
        return stack.laidOut(height: size.rows).fitted(height: size.rows)
            .mapLines { $0.cut(to: size.columns) }
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
