import DomainLayer
public import TerminalUI

/// The screen, and the presenter that serves it.
public struct NewcomerView<Dependency: NewcomerPresenterDependency>: View {
    private let presenter: NewcomerPresenter<Dependency>

    public init(presenter: NewcomerPresenter<Dependency>) {
        self.presenter = presenter
    }

    public var body: some View { NewcomerContent(state: presenter.state) }
}

/// How many packages are installed.
struct NewcomerContent: View {
    /// Nothing is shown as long as nobody knows how many there are.
    let state: NewcomerState

    var body: some View {
        if let packages = state.packages.value { Text("\(packages) packages") }
    }
}
