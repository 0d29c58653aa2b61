internal import Observation

/// A value that a view keeps as long as it is shown.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///
///     var body: some View {
///         Text("\(count)").onKey(.character("+")) { count += 1 }
///     }
/// }
/// ```
///
/// The value belongs to the view's position in the tree, not to the view, which is made again for
/// each frame. A change makes the frame stale; to set a value that is equal by its own `==` is no
/// change, as in SwiftUI and as for the properties of observable objects. Read it in a body, and
/// read or change it in what a body hands out: actions, tasks, bindings. A view's value has one
/// position in a frame.
///
/// Each time the view is made, so is an initial value, of which only the very first is kept. So the
/// initializer of an object that is kept here starts nothing: ``View/task(_:)`` does.
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty, LinkedProperty {
    private let link: StateLink<Value>

    /// - Parameter wrappedValue: the value when the view is first shown.
    public init(wrappedValue: Value) { link = StateLink(wrappedValue) }

    /// A state whose first value a view's initializer sets.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var wrappedValue: Value {
        get { link.read().value }
        nonmutating set { link.read().set(newValue) }
    }

    /// Reads and changes the state from elsewhere.
    public var projectedValue: Binding<Value> {
        let location = link.read()
        return Binding(get: { location.value }, set: location.set)
    }

    func link(in context: ViewContext, _ count: inout Int) {
        let make = { StateLocation(link.initial) }
        link.location = context.store?.node(in: context).location(count, make: make) ?? make()
        count += 1
    }
}

/// Links a view's property to its stored state.
@MainActor
private final class StateLink<Value> {
    let initial: Value
    var location: StateLocation<Value>?

    init(_ initial: Value) { self.initial = initial }

    func read() -> StateLocation<Value> {
        if let location { return location }
        assertionFailure("a view's state is read or changed before its body was asked for")
        let location = StateLocation(initial)
        self.location = location
        return location
    }
}

/// The stored value of one state.
@Observable @MainActor
final class StateLocation<Value> {
    private(set) var value: Value

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
        assert(StateChange.isAllowed, "a view's state is changed while it is laid out")
        // Observation compares values itself, but not those of a generic type.
        if let old = value as? any Equatable, old.equals(new) { return }
        value = new
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}

/// A change during layout would go unnoticed, because reads are tracked only then.
@MainActor
enum StateChange {
    static var isAllowed = true
}
