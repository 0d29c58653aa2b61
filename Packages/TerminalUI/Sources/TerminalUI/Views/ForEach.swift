/// A view for each element, in their order; each is a block of the stack around them.
public struct ForEach<Data: Collection, Content: View>: View {
    private let data: Data
    private let content: @MainActor (Data.Element) -> Content

    /// - Parameters:
    ///   - data: the elements.
    ///   - content: the view of an element.
    public init(
        _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    public func render(into stack: inout LineStack) {
        for element in data { content(element).render(into: &stack) }
    }
}
