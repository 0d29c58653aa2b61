/// Copies a text to the user's clipboard.
///
/// A view gets the action with `@Environment(\.copy)` and calls it as a function.
public struct CopyAction: Sendable {
    let action: @MainActor (String) -> Void

    @MainActor
    public func callAsFunction(_ text: String) { action(text) }
}

extension EnvironmentValues {
    private enum Copy: EnvironmentKey {
        static var defaultValue: CopyAction { CopyAction { _ in } }
    }

    /// Copies a text to the clipboard; does nothing if the view is printed.
    public internal(set) var copy: CopyAction {
        get { self[Copy.self] }
        set { self[Copy.self] = newValue }
    }
}
