public import TerminalUI

extension EnvironmentValues {
    private enum ProgressDelay: EnvironmentKey {
        static var defaultValue: Duration { .milliseconds(500) }
    }

    /// How long something may take before it is worth being shown that it is waited for.
    public var progressDelay: Duration {
        get { self[ProgressDelay.self] }
        set { self[ProgressDelay.self] = newValue }
    }
}
