import DomainLayer
public import TerminalUI

/// A comparison, and the presenter that serves it.
public struct InventoryDifferenceView<Dependency: InventoryDifferencePresenterDependency>: View {
    private let presenter: InventoryDifferencePresenter<Dependency>
    private let showsFooter: Bool

    /// - Parameters:
    ///   - presenter: serves the comparison.
    ///   - showsFooter: whether to sum up.
    public init(presenter: InventoryDifferencePresenter<Dependency>, showsFooter: Bool = true) {
        self.presenter = presenter
        self.showsFooter = showsFooter
    }

    public var body: some View {
        InventoryDifferenceContent(state: presenter.state, showsFooter: showsFooter)
    }
}

/// How two inventories differ: a table for each kind of change, what is about licences first, then
/// a line that sums up.
public struct InventoryDifferenceContent: View {
    private let state: InventoryDifferenceState
    private let showsFooter: Bool

    /// - Parameters:
    ///   - state: what to show; nothing as long as it has no difference.
    ///   - showsFooter: whether to sum up.
    public init(state: InventoryDifferenceState, showsFooter: Bool = true) {
        self.state = state
        self.showsFooter = showsFooter
    }

    public var body: some View {
        if let difference = state.difference.value {
            VStack(spacing: 1) {
                LicenseChangeTables(difference: difference)
                StatedChangeTables(difference: difference)
                PackageChangeTables(difference: difference)
                if let reservation = difference.reservation {
                    Text("note").foreground(.yellow) + Text(": \(reservation)")
                }
                if showsFooter { Text(difference.summary) }
            }
        }
    }
}
