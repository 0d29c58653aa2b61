import DomainLayer
import TerminalUI

/// What needs a look, grouped by kind.
struct FindingBrowserView<Dependency: FindingBrowserPresenterDependency>: View {
    let presenter: FindingBrowserPresenter<Dependency>

    private var state: FindingBrowserState { presenter.state }

    var body: some View {
        VStack {
            if let list = state.list, list.groups.isEmpty {
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
