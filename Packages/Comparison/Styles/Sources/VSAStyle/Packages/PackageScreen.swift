import DomainLayer
import LicenseViews
import TerminalUI

/// The screen of all packages: loads them, and loads them again when they have changed.
///
/// VSA applies here: the view's state is the screen's state, and its task is its only effect.
struct PackageScreen: View {
    private enum ViewState {
        case loading(LoadProgress)
        case error(LicenseDriverError)
        /// The packages are in the store, where queries find them.
        case loaded
    }

    @Environment(InventoryClient.self) private var client
    @Environment(Router.self) private var router
    @Environment(\.inventoryContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var viewState = ViewState.loading(.packages(done: 0, of: nil))
    /// Counts the requested refreshes; each begins the task again.
    @State private var refreshes = 0

    var body: some View {
        // The list is kept below the error of a refresh, and its filter and position with it.
        PackageList()
            .overlay { cover }
            .navigationTitle("Packages")
            .task(id: refreshes) { await followPackages() }
            .refreshable { refreshes += 1 }
            .onKey(.character("q")) { dismiss() }
            .sheet(item: Bindable(router).sheet) { LicenseSheet($0) }
    }

    @ViewBuilder
    private var cover: some View {
        switch viewState {
        case .loading(let progress): PackageProgress(progress: progress)
        case .error(let error): ErrorState(error: error) { refreshes += 1 }
        case .loaded: EmptyView()
        }
    }

    private func followPackages() async {
        for await inventory in client.inventories() {
            // A cancelled stream still delivers the state that it holds.
            if Task.isCancelled { return }
            switch inventory {
            case .idle: break
            case .loading(let progress):
                if case .loading = viewState { viewState = .loading(progress) }
            case .failure(let error): viewState = .error(error)
            case .success(let inventory):
                context.replace(with: inventory)
                viewState = .loaded
            }
        }
    }
}

/// The progress of loading, shown if it takes long.
private struct PackageProgress: View {
    @Environment(InventoryClient.self) private var client
    @State private var isShown = false
    let progress: LoadProgress

    var body: some View {
        LoadingScreen(progress: progress, isShown: isShown)
            .task {
                do { try await client.sleep(for: .milliseconds(500)) } catch { return }
                isShown = true
            }
        KeyHints([], always: [("q", "quit")])
    }
}

/// Why there are no packages, and the key that tries again.
private struct ErrorState: View {
    let error: LicenseDriverError
    let retry: @MainActor () -> Void

    var body: some View {
        Notice { FailureView(error: error) }
        KeyHints([("r", "read again")], always: [("q", "quit")])
            .onKey(.character("r"), perform: retry)
    }
}
