import LicenseViews
public import TerminalUI

/// The placeholder of a tab while its rows are computed; says so if that takes long.
struct WorkingScreen: View {
    @Environment(\.progressDelay) private var progressDelay
    @State private var isLong = false

    var body: some View {
        VStack {
            if isLong { Notice { Text("Going through the packages …") } } else { Spacer() }
        }
        .busy()
        .task {
            do { try await Task.sleep(for: progressDelay) } catch { return }
            isLong = true
        }
    }
}

extension EnvironmentValues {
    private enum ProgressDelay: EnvironmentKey {
        static var defaultValue: Duration { .milliseconds(500) }
    }

    /// How long loading may take before its progress is shown.
    public var progressDelay: Duration {
        get { self[ProgressDelay.self] }
        set { self[ProgressDelay.self] = newValue }
    }
}

/// Runs a long computation without holding up the screen.
///
/// Tasks of one priority share as many threads as there are processors. The main actor is one of
/// these threads if the system gives it none of its own. Tasks of a lower priority have other
/// threads, so keys are answered however much there is to compute.
func computedInBackground<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await Task.detached(priority: .utility) { work() }.value
}
