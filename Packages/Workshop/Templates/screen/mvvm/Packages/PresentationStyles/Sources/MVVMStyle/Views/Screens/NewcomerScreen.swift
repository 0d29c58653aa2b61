import DomainLayer
import LicenseViews
import TerminalUI

/// How many packages are installed.
struct NewcomerScreen: View {
    @State private var viewModel: NewcomerViewModel

    init(viewModel: NewcomerViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        VStack { content }.task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.packages {
        case .idle, .loading: Spacer()
        case .failure(let error): Notice { FailureView(error: error) }
        case .success(let packages): Text(packages.counting("package"))
        }
    }
}
