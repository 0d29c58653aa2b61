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
public struct NewcomerContent: View {
    private let state: NewcomerState

    /// - Parameter state: what to show; nothing as long as nobody knows how many there are.
    public init(state: NewcomerState) {
        self.state = state
    }

    public var body: some View {
        if let packages = state.packages.value { Text("\(packages) packages") }
    }
}
