/// A screen below its title, which the view inside says; without a title the screen alone.
public struct NavigationStack<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        TitledScreen(content: content) { Text($0).bold().frame(height: 1) }
    }
}

extension View {
    /// The title of the screen that the view is: in the ``NavigationStack`` around it, or in the
    /// sheet that it is.
    public func navigationTitle(_ title: String) -> some View {
        TitleView(content: self, title: title)
    }
}

private struct TitleView<Content: View>: View {
    let content: Content
    let title: String

    func render(into stack: inout LineStack) {
        var block = Block()
        block.title = title
        stack.append(block)
        content.render(into: &stack)
    }
}

/// A view below a line for the title that it says, if it says one.
struct TitledScreen<Content: View, Title: View>: View {
    let content: Content
    /// One line for a title.
    let title: (String) -> Title

    func render(into stack: inout LineStack) {
        let context = stack.context
        stack.append(
            FlexiblePart { width, height in
                let screen = self.screen(width: width, height: height, in: context)
                guard let said = screen.title else { return height.map(screen.fitted) ?? screen }
                let below = height.map { max(0, $0 - 1) }
                var titled = LineStack(width: width, height: height, context: context)
                title(said).render(into: &titled)
                let shorter = self.screen(width: width, height: below, in: context)
                titled.append(below.map(shorter.fitted) ?? shorter)
                var whole = titled.laidOut(height: height)
                whole.title = nil
                return whole
            })
    }

    private func screen(width: Int?, height: Int?, in context: ViewContext) -> Block {
        var stack = LineStack(width: width, height: height, context: context)
        content.render(into: &stack)
        return stack.laidOut(height: height)
    }
}
