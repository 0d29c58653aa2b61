import DomainLayer
import LicenseViews
import TerminalUI

/// How many packages are installed.
struct NewcomerView: View {
    let state: NewcomerState

    var body: some View {
        switch state.packages {
        case .idle, .loading: Spacer()
        case .failure(let error): Notice { FailureView(error: error) }
        case .success(let packages): Text(packages.counting("package"))
        }
    }
}
