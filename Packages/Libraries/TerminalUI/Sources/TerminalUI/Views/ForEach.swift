/// A view for each element, in order; each is a block of the stack around them.
///
/// ```swift
/// ForEach(["MIT", "Zlib"], id: \.self) { id in
///     Text(id)
/// }
/// ```
///
/// A view keeps its state by its element's id, or by its index if the elements have none.
public struct ForEach<Data: Collection, Content: View>: View {
    let data: Data
    let id: (@MainActor (Data.Element) -> AnyHashable)?
    let content: @MainActor (Data.Element) -> Content

    /// - Parameters:
    ///   - data: the elements.
    ///   - content: the view of an element.
    public init(
        _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
    ) {
        self.data = data
        id = nil
        self.content = content
    }

    /// - Parameters:
    ///   - data: the elements, with distinct ids.
    ///   - content: the view of an element.
    public init(
        _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        self.data = data
        id = { AnyHashable($0.id) }
        self.content = content
    }

    /// - Parameters:
    ///   - data: the elements, with distinct ids.
    ///   - id: what identifies an element.
    ///   - content: the view of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, some Hashable>,
        @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { AnyHashable($0[keyPath: id]) }
        self.content = content
    }

    public func render(into stack: inout LineStack) {
        guard let id else {
            for (index, element) in data.enumerated() { stack.render(content(element), at: index) }
            return
        }
        var ids: Set<AnyHashable> = []
        for element in data {
            let id = id(element)
            assert(ids.insert(id).inserted, "two elements of a ForEach have the id \(id)")
            stack.render(at: id) { content(element).render(into: &$0) }
        }
    }
}
