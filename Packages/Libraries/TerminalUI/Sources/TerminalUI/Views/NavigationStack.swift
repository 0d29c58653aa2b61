/// A screen below its title, if the view inside has one.
///
/// ```swift
/// NavigationStack {
///     ScrollView { Text(license.body) }.navigationTitle(license.name)
/// }
/// ```
public struct NavigationStack<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        TitledScreen(content: content) { Text($0).bold().frame(height: 1) }
    }
}

extension View {
    /// Sets the title of the ``NavigationStack`` or sheet around the view.
    public func navigationTitle(_ title: String) -> some View {
        TitleView(content: self, title: title)
    }
}

private struct TitleView<Content: View>: View {
    let content: Content
    let title: String

    func render(into stack: inout LineStack) {
        var block = Block()
        block.requests = [.title(title)]
        stack.append(block)
        content.render(into: &stack)
    }
}

/// A view below a line for its title, if it has one.
struct TitledScreen<Content: View, Title: View>: View {
    let content: Content
    /// The one-line view of a title.
    let title: (String) -> Title

    func render(into stack: inout LineStack) {
        let context = stack.context
        stack.append(
            FlexiblePart { width, height in
                let screen = self.screen(width: width, height: height, in: context)
                // Usually the title is outside of views that fill the height, and known before
                // these are laid out.
                let known = screen.title
                let untitled = known == nil ? screen.laidOut(height: height) : Block()
                guard let said = known ?? untitled.title else {
                    return height.map(untitled.fitted) ?? untitled
                }
                let below = height.map { max(0, $0 - 1) }
                var block = self.screen(width: width, height: below, in: context)
                    .laidOut(height: below)
                block.requests.removeAll { if case .title = $0 { true } else { false } }
                var titled = LineStack(width: width, height: height, context: context)
                title(said).render(into: &titled)
                titled.append(below.map(block.fitted) ?? block)
                return titled.laidOut(height: height)
            })
    }

    private func screen(width: Int?, height: Int?, in context: ViewContext) -> LineStack {
        var stack = LineStack(width: width, height: height, context: context)
        content.render(into: &stack)
        return stack
    }
}

extension LineStack {
    /// The title among the parts that are laid out already.
    fileprivate var title: String? {
        for case .fixed(let block) in parts { if let title = block.title { return title } }
        return nil
    }
}
