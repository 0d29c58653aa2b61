/// Dismisses the sheet around the view, or ends the program's screen if there is none.
///
/// A view gets the action with `@Environment(\.dismiss)` and calls it as a function.
public struct DismissAction: Sendable {
    let action: @MainActor () -> Void

    @MainActor
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    private enum Dismiss: EnvironmentKey {
        static var defaultValue: DismissAction { DismissAction {} }
    }

    /// Dismisses the sheet around the view; outside of sheets it ends the program's screen.
    public internal(set) var dismiss: DismissAction {
        get { self[Dismiss.self] }
        set { self[Dismiss.self] = newValue }
    }
}
