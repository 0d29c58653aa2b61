import DomainLayer
import TerminalUI

/// What needs a look, grouped by kind.
struct FindingBrowserView<Dependency: FindingBrowserPresenterDependency>: View {
    let presenter: FindingBrowserPresenter<Dependency>
    /// Whether the findings have been waited for so long that this is worth being shown.
    let isLong: Bool

    private var state: FindingBrowserState { presenter.state }

    var body: some View {
        VStack {
            if state.list == nil {
                WorkingScreen(isShown: isLong)
            } else if state.list?.groups.isEmpty == true {
                Notice { Text("Nothing needs a look.") }
            } else {
                List(state.rows, position: state.position, onMove: presenter.onMove) {
                    FindingRowView(row: $0, package: package(of: $0), isSelected: $1)
                }
            }
            StatusLine(words: words, count: "by kind")
        }
        .onKey(.enter) { presenter.onEnter() }
    }

    private func package(of row: FindingRow) -> LicenseEntry.ID? {
        guard case .item(let item) = row else { return nil }
        return state.list?.entry(of: item)?.id
    }

    private var words: String {
        guard let list = state.list else { return "" }
        return list.count.counting("finding")
            + (list.groups.isEmpty ? "" : " of \(list.groups.count.counting("kind"))")
    }
}
