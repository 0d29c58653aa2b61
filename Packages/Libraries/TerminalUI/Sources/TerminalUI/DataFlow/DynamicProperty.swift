/// A property of a view that is more than a value: it keeps something for longer than a frame, or
/// gets something from the views around.
///
/// A type that holds such properties may be one itself; then ``update()`` is called when they are
/// ready, before the view's body is asked for.
@MainActor
public protocol DynamicProperty {
    /// Called before each reading of the view's body; does nothing by default.
    func update()
}

extension DynamicProperty {
    public func update() {}
}

/// A property of the toolkit's own, which is given its context.
@MainActor
protocol LinkedProperty {
    /// - Parameter count: how many states of the view are linked; a state adds itself.
    func link(in context: ViewContext, _ count: inout Int)
}

extension LineStack {
    /// Adds what a view shows whose dynamic properties, if it has any, are made ready before.
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

/// Which properties of views are dynamic; each type is looked at once.
@MainActor
enum DynamicProperties {
    /// Their numbers among the properties of a type.
    private static var known: [ObjectIdentifier: [Int]] = [:]

    /// Whether a view has any.
    static func exist<Content: View>(in view: Content) -> Bool {
        !numbers(in: view, of: ObjectIdentifier(Content.self)).isEmpty
    }

    /// Makes those of a view ready.
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
        // It may be nil in the first view of its type, which is the one that is looked at.
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
