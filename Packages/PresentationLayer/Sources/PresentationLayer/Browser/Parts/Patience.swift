import LicenseViews
public import TerminalUI

extension EnvironmentValues {
    private enum Patience: EnvironmentKey {
        static var defaultValue: Duration { .milliseconds(500) }
    }

    /// How long something may take before it is worth being shown that it is waited for.
    public var patience: Duration {
        get { self[Patience.self] }
        set { self[Patience.self] = newValue }
    }
}

/// What stands in the place of a tab's rows until they are computed, if that takes long.
struct WorkingScreen: View {
    @Environment(\.patience) private var patience
    @State private var isLong = false

    var body: some View {
        VStack {
            if isLong { Notice { Text("Going through the packages …") } } else { Spacer() }
        }
        .busy()
        .task {
            do { try await Task.sleep(for: patience) } catch { return }
            isLong = true
        }
    }
}
