import LicenseViews
import TerminalUI

/// What stands in the place of a tab's rows until they are computed, if that takes long.
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
