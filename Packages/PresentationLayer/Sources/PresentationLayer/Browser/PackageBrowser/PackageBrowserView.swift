import DomainLayer
import LicenseViews
import TerminalUI

/// The screen of all packages, and the presenter that serves it.
struct PackageBrowserView<Dependency: PackageBrowserPresenterDependency>: View {
    let presenter: PackageBrowserPresenter<Dependency>

    var body: some View {
        PackageBrowserContent(
            state: presenter.state,
            onMove: { presenter.state.onMove(to: $0) },
            onFilter: { presenter.state.onFilter($0) },
            onPhrase: { presenter.state.onPhrase($0) },
            onHitMove: { presenter.state.onHitMove(to: $0) }
        )
        .onKey(.character("/")) { presenter.state.onFilterBegin() }
        .onKey(.character("t")) { presenter.state.onPhraseBegin() }
        .onKey(.character("s")) { presenter.state.onSort() }
        .onKey(.enter) { presenter.onEnter() }
    }
}

/// All packages with their licences; or, while texts are searched, the lines that were found.
struct PackageBrowserContent: View {
    let state: PackageBrowserState
    var onMove: @MainActor (ListPosition) -> Void = { _ in }
    var onFilter: @MainActor (String) -> Void = { _ in }
    var onPhrase: @MainActor (String) -> Void = { _ in }
    var onHitMove: @MainActor (ListPosition) -> Void = { _ in }

    var body: some View {
        VStack {
            if let search = state.search, search.begun != nil {
                TextSearchContent(search: search, onMove: onHitMove)
            } else {
                packages
            }
            status
            CategoryLegend(categories: state.index?.categories ?? []).frame(height: 1)
        }
    }

    @ViewBuilder
    private var packages: some View {
        let rows = state.rows
        if state.entries?.isEmpty == true {
            Notice { Text("No package is installed.") }
        } else if rows.isEmpty, !state.filter.isEmpty {
            NoMatches(noun: "packages", filter: state.filter)
        } else {
            PackageHeader(order: state.order)
            List(rows, position: state.position, onMove: onMove) {
                PackageRow(entry: $0, isSelected: $1, order: state.order)
            }
        }
    }

    private var status: StatusLine {
        if let search = state.search {
            return StatusLine(
                field: StatusLine.Field(
                    prompt: "Search texts: ", text: search.phrase,
                    isFocused: state.focus == .phrase, onChange: onPhrase),
                count: search.progress)
        }
        let all = state.entries?.count ?? 0
        let licenses = state.index.map { ", " + $0.licenses.counting("licence") } ?? ""
        return StatusLine(
            filter: state.filter, isFiltering: state.focus == .filter, shown: state.rows.count,
            of: all, words: all.counting("package") + licenses,
            count: "by \(state.order.rawValue)", onFilter: onFilter)
    }
}
