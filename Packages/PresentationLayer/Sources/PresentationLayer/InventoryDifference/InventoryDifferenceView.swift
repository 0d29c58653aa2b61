import DomainLayer
public import TerminalUI
import Wording

/// A comparison, and the presenter that serves it.
public struct InventoryDifferenceView<Dependency: InventoryDifferencePresenterDependency>: View {
    private let presenter: InventoryDifferencePresenter<Dependency>
    private let isFull: Bool
    private let wayToAll: String?
    private let showsFooter: Bool

    /// - Parameters:
    ///   - presenter: serves the comparison.
    ///   - isFull: whether to show more than a reviewer decides on: statements, holders and texts.
    ///   - wayToAll: how to see all of it, in a sentence without a period.
    ///   - showsFooter: whether to end with a summary line.
    public init(
        presenter: InventoryDifferencePresenter<Dependency>, isFull: Bool = true,
        wayToAll: String? = nil, showsFooter: Bool = true
    ) {
        self.presenter = presenter
        self.isFull = isFull
        self.wayToAll = wayToAll
        self.showsFooter = showsFooter
    }

    public var body: some View {
        InventoryDifferenceContent(
            state: presenter.state, isFull: isFull, wayToAll: wayToAll, showsFooter: showsFooter)
    }
}

/// The difference between two inventories: what breaks the policy, a table for each kind of change,
/// then a summary line.
struct InventoryDifferenceContent: View {
    /// Nothing is shown until the state has a difference.
    let state: InventoryDifferenceState
    /// Whether to show more than a reviewer decides on.
    var isFull = true
    /// How to see all of it.
    var wayToAll: String?
    /// Whether to end with a summary line.
    var showsFooter = true

    var body: some View {
        if let difference = state.difference.value {
            VStack(spacing: 1) {
                ForEach(ViolationGroup.groups(of: difference.verdict?.violations ?? [])) {
                    ViolationTable(group: $0, isOfFacts: false)
                }
                DifferenceTables(difference: difference)
                if isFull { StatedChangeTables(difference: difference) }
                LayerDifferenceTable(difference: difference)
                if let reservation = difference.reservation {
                    Text("note").foreground(.yellow) + Text(": \(reservation)")
                }
                if showsFooter {
                    VStack {
                        Text(difference.summary)
                        if let verdict = difference.verdict { Text(verdict.summary) }
                        if !isFull, let wayToAll, !difference.isEmpty { Text(wayToAll).dim() }
                    }
                }
            }
        }
    }
}
