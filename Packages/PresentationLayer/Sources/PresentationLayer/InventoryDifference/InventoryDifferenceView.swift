import DomainLayer
public import TerminalUI
import Wording

/// A comparison, and the presenter that serves it.
public struct InventoryDifferenceView<Dependency: InventoryDifferencePresenterDependency>: View {
    private let presenter: InventoryDifferencePresenter<Dependency>
    private let showsFooter: Bool

    /// - Parameters:
    ///   - presenter: serves the comparison.
    ///   - showsFooter: whether to end with a summary line.
    public init(presenter: InventoryDifferencePresenter<Dependency>, showsFooter: Bool = true) {
        self.presenter = presenter
        self.showsFooter = showsFooter
    }

    public var body: some View {
        InventoryDifferenceContent(state: presenter.state, showsFooter: showsFooter)
    }
}

/// The difference between two inventories: a table for each kind of change, licenses first, then a
/// summary line.
struct InventoryDifferenceContent: View {
    /// Nothing is shown until the state has a difference.
    let state: InventoryDifferenceState
    /// Whether to end with a summary line.
    var showsFooter = true

    var body: some View {
        if let difference = state.difference.value {
            VStack(spacing: 1) {
                DifferenceTables(difference: difference)
                LayerDifferenceTable(difference: difference)
                if let reservation = difference.reservation {
                    Text("note").foreground(.yellow) + Text(": \(reservation)")
                }
                if showsFooter { Text(difference.summary) }
            }
        }
    }
}
