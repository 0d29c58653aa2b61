public import TerminalUI

/// The licences of a system: a row a package, source or licence, and how many there are.
public struct LicenseListView<Dependency: LicenseListPresenterDependency>: View {
    private let presenter: LicenseListPresenter<Dependency>

    public init(presenter: LicenseListPresenter<Dependency>) {
        self.presenter = presenter
    }

    public var body: some View {
        LoadStateView(presenter.state.listing) { listing in
            VStack(spacing: 1) {
                ListingTable(listing: listing)
                ListingFooter(listing: listing)
            }
        }
    }
}
