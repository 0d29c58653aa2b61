import DomainLayer
public import TerminalUI

/// The list of licences, and the presenter that serves it.
public struct LicenseListView<Dependency: LicenseListPresenterDependency>: View {
    private let presenter: LicenseListPresenter<Dependency>
    private let showsFooter: Bool

    /// - Parameters:
    ///   - presenter: serves the list.
    ///   - showsFooter: whether to sum up below the rows.
    public init(presenter: LicenseListPresenter<Dependency>, showsFooter: Bool = true) {
        self.presenter = presenter
        self.showsFooter = showsFooter
    }

    public var body: some View {
        LicenseListContent(state: presenter.state, showsFooter: showsFooter)
    }
}

/// The licences of a system: one row per package, source or licence, and how many there are.
public struct LicenseListContent: View {
    private let state: LicenseListState
    private let showsFooter: Bool

    /// - Parameters:
    ///   - state: what to show; nothing as long as it has no listing.
    ///   - showsFooter: whether to say below the rows how many they are, and what concerns the
    ///     system as a whole.
    public init(state: LicenseListState, showsFooter: Bool = true) {
        self.state = state
        self.showsFooter = showsFooter
    }

    public var body: some View {
        if let listing = state.listing.value {
            VStack(spacing: 1) {
                LicenseListRows(listing: listing)
                if showsFooter { LicenseListFooter(listing: listing) }
            }
        }
    }
}
