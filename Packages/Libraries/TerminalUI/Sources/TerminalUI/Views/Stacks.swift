/// Views next to each other.
///
/// ```swift
/// HStack {
///     Text("Packages").bold()
///     Spacer()
///     Text("890")
/// }
/// ```
///
/// From the left, each view takes the columns that it needs; flexible views (`flexible()`,
/// ``Spacer``, lists and scroll views) share the rest. Content that is too wide is cut.
public struct HStack<Content: View>: View {
    private let spacing: Int
    private let content: Content

    /// - Parameters:
    ///   - spacing: the blank columns between two views; a view that shows nothing gets none.
    ///   - content: the views from left to right.
    public init(spacing: Int = 1, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    public func render(into stack: inout LineStack) {
        stack.append(content, along: .horizontal, spacing: spacing)
    }
}

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

/// A view that depends on the available columns.
///
/// ```swift
/// WidthReader { columns in
///     if let columns, columns < 60 { Text("short") } else { Text("the long form") }
/// }
/// ```
public struct WidthReader<Content: View>: View {
    private let content: @MainActor (Int?) -> Content

    /// - Parameter content: the view for this many columns; nil if there is no limit.
    public init(@ViewBuilder content: @escaping @MainActor (Int?) -> Content) {
        self.content = content
    }

    public func render(into stack: inout LineStack) {
        content(stack.width).render(into: &stack)
    }
}
