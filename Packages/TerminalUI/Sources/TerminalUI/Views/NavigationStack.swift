/// A screen below its title, which the view inside says.
public struct NavigationStack<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func render(into stack: inout LineStack) {
        let context = stack.context
        stack.append(
            FlexiblePart { width, height in
                var inner = LineStack(
                    width: width, height: height.map { max(0, $0 - 1) }, context: context)
                content.render(into: &inner)
                let screen = inner.laidOut(height: inner.height)
                guard let title = screen.title else {
                    return height.map(screen.fitted) ?? screen
                }
                var outer = LineStack(width: width, height: height, context: context)
                Text(title).bold().frame(height: 1).render(into: &outer)
                outer.append(inner.height.map(screen.fitted) ?? screen)
                return outer.laidOut(height: height)
            })
    }
}

extension View {
    /// The title of the screen that the view is, in the ``NavigationStack`` around it.
    public func navigationTitle(_ title: String) -> some View {
        TitledView(content: self, title: title)
    }
}

private struct TitledView<Content: View>: View {
    let content: Content
    let title: String

    func render(into stack: inout LineStack) {
        var block = Block()
        block.title = title
        stack.append(block)
        content.render(into: &stack)
    }
}
