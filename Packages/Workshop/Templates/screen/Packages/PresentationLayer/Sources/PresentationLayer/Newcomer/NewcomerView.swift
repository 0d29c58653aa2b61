public import TerminalUI

/// How many packages are installed.
public struct NewcomerView<Dependency: NewcomerPresenterDependency>: View {
    private let presenter: NewcomerPresenter<Dependency>

    public init(presenter: NewcomerPresenter<Dependency>) {
        self.presenter = presenter
    }

    public var body: some View {
        LoadStateView(presenter.state.packages) { packages in
            Text("\(packages) packages")
        }
    }
}
