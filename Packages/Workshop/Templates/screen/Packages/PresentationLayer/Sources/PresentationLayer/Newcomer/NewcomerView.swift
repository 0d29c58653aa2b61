public import DomainLayer
import LicenseViews
public import TerminalUI
import Wording

/// The screen, which keeps its presenter.
public struct NewcomerView<Dependency: NewcomerPresenterDependency>: View {
    @State private var presenter: NewcomerPresenter<Dependency>

    public init(dependency: Dependency, source: InventorySource) {
        presenter = NewcomerPresenter(dependency: dependency, source: source)
    }

    public var body: some View {
        NewcomerContent(state: presenter.state).task { await presenter.onAppear() }
    }
}

/// How many packages are installed, and when they were counted.
struct NewcomerContent: View {
    let state: NewcomerState

    var body: some View {
        switch state.packages {
        case .idle, .loading: Spacer()
        case .failure(let error): Notice { FailureView(error: error) }
        case .success(let packages):
            Text(packages.counting("package"))
            Text(time).dim()
        }
    }

    private var time: String {
        switch state.time {
        case .success(let time): "counted at \(time)"
        case .failure(let error): "counted at an unknown time: \(error.detail)"
        case nil: ""
        }
    }
}
