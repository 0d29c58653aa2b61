/// An action that a key runs.
///
/// ```swift
/// Button("Quit", key: .character("q")) { dismiss() }
/// ```
///
/// A button with a key of its own reacts to it wherever the button is. Without one, it reacts to
/// Enter, in a list only in the selected row.
public struct Button<Label: View>: View {
    @Environment(\.isSelected) private var isSelected
    private let key: Key
    private let isOfRow: Bool
    private let action: @MainActor () -> Void
    private let label: Label

    /// - Parameters:
    ///   - key: the key that runs the action; nil for Enter.
    ///   - action: the action to run.
    ///   - label: the view to show.
    public init(
        key: Key? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.key = key ?? .enter
        isOfRow = key == nil
        self.action = action
        self.label = label()
    }

    public var body: some View {
        label.onKey { pressed in
            guard pressed == key, isSelected || !isOfRow else { return false }
            action()
            return true
        }
    }
}

extension Button where Label == Text {
    /// A button that shows a text.
    public init(_ title: String, key: Key? = nil, action: @escaping @MainActor () -> Void) {
        self.init(key: key, action: action) { Text(title) }
    }
}
