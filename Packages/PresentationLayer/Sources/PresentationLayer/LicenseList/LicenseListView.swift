import DomainLayer
public import TerminalUI
public import Wording

/// The list of licenses, and the presenter that serves it.
public struct LicenseListView<Dependency: LicenseListPresenterDependency>: View {
    private let presenter: LicenseListPresenter<Dependency>
    private let layout: LicenseListLayout

    public init(
        presenter: LicenseListPresenter<Dependency>, layout: LicenseListLayout = LicenseListLayout()
    ) {
        self.presenter = presenter
        self.layout = layout
    }

    public var body: some View {
        LicenseListContent(state: presenter.state, layout: layout)
    }
}

/// The layout of a list of licenses.
public struct LicenseListLayout: Hashable, Sendable {
    /// The columns of a list of packages; nil for the default ones.
    public var columns: [ListColumn]?
    /// Whether to show the whole expression rather than the main license.
    public var isFull: Bool
    /// Whether to show below the rows how many there are, and notes on the system as a whole.
    public var showsFooter: Bool

    public init(
        columns: [ListColumn]? = nil, isFull: Bool = false, showsFooter: Bool = true
    ) {
        self.columns = columns
        self.isFull = isFull
        self.showsFooter = showsFooter
    }
}

/// The licenses of a system: one row per package, source or license, and how many there are.
struct LicenseListContent: View {
    /// Nothing is shown until the state has a listing.
    let state: LicenseListState
    var layout = LicenseListLayout()

    var body: some View {
        if let listing = state.listing.value {
            VStack(spacing: 1) {
                LicenseListRows(
                    listing: listing,
                    columns: layout.columns
                        ?? listing.usualColumns(orderedBy: state.query.order),
                    isFull: layout.isFull)
                if let layers = listing.layers { LayerHistoryTables(layers: layers) }
                if layout.showsFooter { LicenseListFooter(listing: listing) }
            }
        }
    }
}
