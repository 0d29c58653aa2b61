import DomainLayer
import LicenseViews
import TerminalUI

/// How many packages are installed.
struct NewcomerView: View {
    @State var owned: Owned<NewcomerViewModel>

    var body: some View {
        VStack { content }.task { await owned.model.run() }
    }

    @ViewBuilder
    private var content: some View {
        switch owned.model.packages {
        case .idle, .loading: Spacer()
        case .failure(let error): Notice { FailureView(error: error) }
        case .success(let packages): Text(packages.counting("package"))
        }
    }
}
