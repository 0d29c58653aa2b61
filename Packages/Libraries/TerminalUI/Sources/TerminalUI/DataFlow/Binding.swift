public import Observation

/// Reads and changes a value that is stored elsewhere.
///
/// ```swift
/// struct Switch: View {
///     @Binding var isOn: Bool
///
///     var body: some View {
///         Text(isOn ? "on" : "off").onKey(.character(" ")) { isOn.toggle() }
///     }
/// }
///
/// struct Settings: View {
///     @State private var isLoud = false
///
///     var body: some View { Switch(isOn: $isLoud) }
/// }
/// ```
@MainActor
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    public init(
        get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
    ) {
        self.get = get
        self.set = set
    }

    /// A binding to a value that never changes, for previews.
    public static func constant(_ value: Value) -> Binding {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding { self }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            get: { get()[keyPath: part] },
            set: {
                var value = get()
                value[keyPath: part] = $0
                set(value)
            })
    }
}

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// struct SearchView: View {
///     @Bindable var presenter: SearchPresenter
///
///     var body: some View {
///         TextField("Search: ", text: $presenter.phrase, isFocused: true)
///     }
/// }
/// ```
@MainActor
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject & Observable> {
    public var wrappedValue: Object

    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    public init(_ object: Object) { self.init(wrappedValue: object) }

    public var projectedValue: Bindable { self }

    public subscript<Part>(
        dynamicMember part: ReferenceWritableKeyPath<Object, Part>
    ) -> Binding<Part> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: part] }, set: { object[keyPath: part] = $0 })
    }
}
