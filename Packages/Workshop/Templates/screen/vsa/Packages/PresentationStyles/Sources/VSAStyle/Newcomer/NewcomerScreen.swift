import DomainLayer
import LicenseViews
import TerminalUI

/// How many packages are installed.
struct NewcomerScreen: View {
    private enum ViewState {
        case loading
        case error(LicenseDriverError)
        case loaded(packages: Int)
    }

    @Environment(InventoryClient.self) private var client
    @State private var viewState = ViewState.loading

    var body: some View {
        VStack { content }.task { await load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewState {
        case .loading: Spacer()
        case .error(let error): Notice { FailureView(error: error) }
        case .loaded(let packages): Text(packages.counting("package"))
        }
    }

    /// What comes after the view is gone changes nothing.
    private func load() async {
        do throws(LicenseDriverError) {
            let inventory = try await client.inventory { _ in }
            if Task.isCancelled { return }
            viewState = .loaded(packages: inventory.entries.count)
        } catch {
            if !Task.isCancelled { viewState = .error(error) }
        }
    }
}
