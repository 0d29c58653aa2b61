/// Takes away what is shown: the sheet that the view is in, or else the whole show.
///
/// A view gets it by `@Environment(\.dismiss)` and calls it as a function.
public struct DismissAction: Sendable {
    let action: @MainActor () -> Void

    @MainActor
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    private enum Dismiss: EnvironmentKey {
        static var defaultValue: DismissAction { DismissAction {} }
    }

    /// Takes away the sheet around the view; outside of sheets it ends the show.
    public internal(set) var dismiss: DismissAction {
        get { self[Dismiss.self] }
        set { self[Dismiss.self] = newValue }
    }
}
