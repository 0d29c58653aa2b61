public import TerminalUI

/// The licences of a system: a row a package, source or licence, and how many there are.
public struct LicenseListView<Dependency: LicenseListPresenterDependency>: View {
    private let presenter: LicenseListPresenter<Dependency>
    private let showsFooter: Bool

    /// - Parameters:
    ///   - presenter: serves the list.
    ///   - showsFooter: whether to say below the rows how many they are, and what concerns the
    ///     system as a whole.
    public init(presenter: LicenseListPresenter<Dependency>, showsFooter: Bool = true) {
        self.presenter = presenter
        self.showsFooter = showsFooter
    }

    public var body: some View {
        LoadStateView(presenter.state.listing) { listing in
            VStack(spacing: 1) {
                ListingTable(listing: listing)
                if showsFooter { ListingFooter(listing: listing) }
            }
        }
    }
}
