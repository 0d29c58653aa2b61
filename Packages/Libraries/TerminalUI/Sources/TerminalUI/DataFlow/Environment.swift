public import Observation

/// Values and objects that a view gets from the views around it.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Whether the row around the view is the selected one of its list; true outside of lists.
    public var isSelected = true

    /// The value of a key; its default if none was set.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type; nil if none was set.
    subscript<Object: AnyObject>(type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

/// A key of a value in the environment.
///
/// ```swift
/// struct UnitKey: EnvironmentKey {
///     static var defaultValue: String { "KiB" }
/// }
///
/// extension EnvironmentValues {
///     var unit: String {
///         get { self[UnitKey.self] }
///         set { self[UnitKey.self] = newValue }
///     }
/// }
/// ```
public protocol EnvironmentKey {
    associatedtype Value
    /// The value if none was set.
    static var defaultValue: Value { get }
}

/// Reads a value or an object that a view around this one has set.
///
/// ```swift
/// struct Size: View {
///     @Environment(\.unit) private var unit
///     @Environment(\.dismiss) private var dismiss
///     let size: Int
///
///     var body: some View {
///         Text("\(size) \(unit)").onKey(.character("q")) { dismiss() }
///     }
/// }
///
/// Size(size: 12).environment(\.unit, "MiB")
/// ```
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty, LinkedProperty {
    private let link = EnvironmentLink()
    private let read: @MainActor (EnvironmentValues) -> Value

    /// Reads a value by its key path.
    public init(_ value: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: value] }
    }

    /// Reads an object by its type; if none was set, that is a programming error.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values[type] else {
                preconditionFailure("no \(type) in the environment: give one by .environment(_:)")
            }
            return object
        }
    }

    /// Reads an object by its type; nil if none was set.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { $0[type] }
    }

    public var wrappedValue: Value { read(link.values) }

    func link(in context: ViewContext, _ count: inout Int) { link.values = context.environment }
}

@MainActor
private final class EnvironmentLink {
    var values = EnvironmentValues()
}

extension View {
    /// Sets an object, by its type, for the view and everything in it.
    public func environment<Object: AnyObject & Observable>(_ object: Object) -> some View {
        ContextView(content: self) { $0.environment[Object.self] = object }
    }

    /// Sets a value for the view and everything in it.
    public func environment<Value>(
        _ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        ContextView(content: self) { $0.environment[keyPath: key] = value }
    }

    /// Distinguishes the view from others at its position: a view with a new id starts over.
    public func id(_ id: some Hashable) -> some View {
        ContextView(content: self) { $0.identity = $0.identity.child(id: id) }
    }
}

/// A view in a context of its own.
private struct ContextView<Content: View>: View {
    let content: Content
    let change: (inout ViewContext) -> Void

    func render(into stack: inout LineStack) {
        let outer = stack.context
        change(&stack.context)
        content.render(into: &stack)
        stack.context = outer
    }
}
