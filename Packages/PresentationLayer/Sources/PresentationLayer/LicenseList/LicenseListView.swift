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

/// How a list of licenses is laid out.
public struct LicenseListLayout: Hashable, Sendable {
    /// The columns of a list by packages; nil for the usual ones.
    public var columns: [ListColumn]?
    /// Whether a license is the whole expression rather than the main one.
    public var isFull: Bool
    /// Whether to say below the rows how many they are, and what concerns the system as a whole.
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
    /// Nothing is shown as long as it has no listing.
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
