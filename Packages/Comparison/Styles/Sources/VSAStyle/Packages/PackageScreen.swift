import DomainLayer
import LicenseViews
import TerminalUI

/// The screen of all packages: loads them, and loads them again when they have changed.
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
    /// Counts the requested refreshes; each restarts the observation.
    @State private var refreshes = 0

    var body: some View {
        // The list is kept below the error of a refresh, and its filter and position with it.
        PackageList()
            .overlay { cover }
            .navigationTitle("Packages")
            .task(id: refreshes) { await observeInventory() }
            .refreshable { refreshes += 1 }
            .onKey(.character("q")) { dismiss() }
            .sheet(item: Bindable(router).sheet) { LicenseSheet($0) }
    }

    @ViewBuilder
    private var cover: some View {
        switch viewState {
        case .loading(let progress):
            PackageProgress(progress: progress)
            KeyHints([], always: [("q", "quit")])
        case .error(let error):
            Notice { FailureView(error: error) }
            KeyHints([("r", "read again")], always: [("q", "quit")])
        case .loaded: EmptyView()
        }
    }

    /// Loads now, and whenever the check each second finds a change. A refresh restarts this.
    private func observeInventory() async {
        var last = await client.revision()
        await load(isAskedFor: true)
        while (try? await client.clock.sleep(for: .seconds(1))) != nil {
            let revision = await client.revision()
            if revision == last { continue }
            last = revision
            await load(isAskedFor: false)
        }
    }

    /// The screen keeps its packages during another load, and if that load fails, unless the user
    /// requested it.
    private func load(isAskedFor: Bool) async {
        if Task.isCancelled { return }
        do throws(LicenseDriverError) {
            let inventory = try await client.inventory { progress in
                // A cancelled stream still delivers the step that it holds.
                guard !Task.isCancelled, case .loading = viewState else { return }
                viewState = .loading(progress)
            }
            // An overtaken load changes nothing.
            if Task.isCancelled { return }
            context.replace(with: inventory)
            viewState = .loaded
        } catch {
            if Task.isCancelled { return }
            if case .loaded = viewState, !isAskedFor { return }
            viewState = .error(error)
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
                isShown = (try? await client.clock.sleep(for: .milliseconds(500))) != nil
            }
    }
}
