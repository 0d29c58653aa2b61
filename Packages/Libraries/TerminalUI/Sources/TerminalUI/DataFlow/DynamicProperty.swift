/// A property of a view that is more than a value: it keeps something for longer than a frame, or
/// reads something from the views around it.
///
/// A type with such properties may be one itself; then ``update()`` is called when its properties
/// are ready, before the view's body is read.
@MainActor
public protocol DynamicProperty {
    /// Called each time before the view's body is read; does nothing by default.
    func update()
}

extension DynamicProperty {
    public func update() {}
}

/// A property of the toolkit, which gets the view's context.
@MainActor
protocol LinkedProperty {
    /// - Parameter count: the number of states of the view that are linked; a state adds itself.
    func link(in context: ViewContext, _ count: inout Int)
}

extension LineStack {
    /// Prepares a view's dynamic properties, then renders its content.
    mutating func render<Content: View>(
        linking view: Content, _ add: (inout LineStack) -> Void
    ) {
        guard DynamicProperties.exist(in: view) else { return add(&self) }
        render(at: ObjectIdentifier(Content.self)) { stack in
            DynamicProperties.link(of: view, in: stack.context)
            add(&stack)
        }
    }
}

/// Which properties of views are dynamic; each type is examined once.
@MainActor
enum DynamicProperties {
    /// The indices of the dynamic properties of each type.
    private static var known: [ObjectIdentifier: [Int]] = [:]

    /// Whether a view has dynamic properties.
    static func exist<Content: View>(in view: Content) -> Bool {
        !numbers(in: view, of: ObjectIdentifier(Content.self)).isEmpty
    }

    /// Prepares the dynamic properties of a view.
    static func link(of view: some View, in context: ViewContext) {
        var count = 0
        link(propertiesOf: view, in: context, &count)
    }

    private static func link(
        propertiesOf owner: Any, in context: ViewContext, _ count: inout Int
    ) {
        let children = Mirror(reflecting: owner).children
        for number in numbers(in: owner, of: ObjectIdentifier(type(of: owner))) {
            let child = children[children.index(children.startIndex, offsetBy: number)]
            guard let property = child.value as? any DynamicProperty else { continue }
            if let linked = property as? any LinkedProperty {
                linked.link(in: context, &count)
            } else {
                link(propertiesOf: property, in: context, &count)
            }
            property.update()
        }
    }

    private static func numbers(
        in owner: @autoclosure () -> Any, of type: ObjectIdentifier
    ) -> [Int] {
        if let numbers = known[type] { return numbers }
        let numbers = Mirror(reflecting: owner()).children.enumerated()
            .filter { isDynamic(Swift.type(of: $0.element.value)) }.map(\.offset)
        known[type] = numbers
        return numbers
    }

    private static func isDynamic(_ type: Any.Type) -> Bool {
        // The optional may be nil in the first view of a type, which is the one that is examined.
        if let optional = type as? any OptionalProperty.Type { return isDynamic(optional.wrapped) }
        return type is any DynamicProperty.Type
    }
}

private protocol OptionalProperty {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalProperty {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
