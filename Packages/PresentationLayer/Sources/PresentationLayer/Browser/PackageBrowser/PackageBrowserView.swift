import DomainLayer
import TerminalUI

/// All packages with their licences; or, while texts are searched, the lines that were found.
struct PackageBrowserView<Dependency: PackageBrowserPresenterDependency>: View {
    let presenter: PackageBrowserPresenter<Dependency>

    private var state: PackageBrowserState { presenter.state }

    var body: some View {
        VStack {
            if let search = state.search, search.begun != nil {
                TextSearchView(presenter: presenter, search: search)
            } else {
                packages
            }
            status
            CategoryLegend(categories: state.index?.categories ?? []).frame(height: 1)
        }
        .onKey(.character("/")) { presenter.state.onFilterBegin() }
        .onKey(.character("t")) { presenter.state.onPhraseBegin() }
        .onKey(.character("s")) { presenter.state.onSort() }
        .onKey(.enter) { presenter.onEnter() }
    }

    @ViewBuilder
    private var packages: some View {
        let state = state
        let rows = state.rows
        if state.entries?.isEmpty == true {
            Notice { Text("No package is installed.") }
        } else if rows.isEmpty, !state.filter.isEmpty {
            Notice {
                Text("No package has “\(state.filter)” in its name or licence.")
                Text("Escape takes the filter away.").dim()
            }
        } else {
            PackageHeader(order: state.order)
            List(rows, position: state.position, onMove: { presenter.state.onMove(to: $0) }) {
                PackageRow(entry: $0, isSelected: $1, order: state.order)
            }
        }
    }

    private var status: StatusLine {
        let state = state
        let (rows, all) = (state.rows.count, state.entries?.count ?? 0)
        if let search = state.search {
            return StatusLine(
                field: StatusLine.Field(
                    prompt: "Search texts: ", text: search.phrase,
                    isFocused: state.focus == .phrase, onChange: { presenter.state.onPhrase($0) }),
                count: search.progress)
        }
        let count = rows == all ? "\(all.grouped)" : "\(rows.grouped) of \(all.grouped)"
        if state.focus == .filter || !state.filter.isEmpty {
            return StatusLine(
                field: StatusLine.Field(
                    prompt: "Filter: ", text: state.filter, isFocused: state.focus == .filter,
                    onChange: { presenter.state.onFilter($0) }),
                count: count)
        }
        let licenses = state.index.map { ", " + $0.licenses.counting("licence") } ?? ""
        return StatusLine(
            words: all.counting("package") + licenses, count: "by \(state.order.rawValue)")
    }
}
