import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The screen of all packages.
struct PackagesTabView<
    Dependency: PackagesTabPresenterDependency & PackageSheetPresenterDependency
>: View {
    @State private var presenter: PackagesTabPresenter<Dependency>
    private let dependency: Dependency
    private let source: InventorySource

    init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
        presenter = PackagesTabPresenter(dependency: dependency, source: source)
    }

    var body: some View {
        PackagesTabContent(
            state: presenter.state,
            onMove: { presenter.onMove(to: $0) },
            onFilter: { presenter.onFilter($0) },
            onPhrase: { presenter.onPhrase($0) },
            onHitMove: { presenter.onHitMove(to: $0) }
        )
        .onKey(.character("/")) { presenter.onFilterBegin() }
        .onKey(.character("t")) { presenter.onPhraseBegin() }
        .onKey(.character("s")) { presenter.onSort() }
        .onKey(.enter) { presenter.onEnter() }
        .onKey(.escape) { presenter.onEscape() }
        .sheet(
            item: Binding(get: { presenter.state.sheet }, set: { _ in presenter.onSheetClose() })
        ) { subject in
            PackageSheetView(dependency: dependency, source: source, subject: subject) {
                presenter.onReveal($0)
            }
        }
        .task { await presenter.onAppear() }
        .task(id: presenter.state.searchNumber) { await presenter.onSearch() }
    }
}

/// All packages with their licenses, or the hits of a search in the texts.
struct PackagesTabContent: View {
    let state: PackagesTabState
    var onMove: @MainActor (ListPosition) -> Void = { _ in }
    var onFilter: @MainActor (String) -> Void = { _ in }
    var onPhrase: @MainActor (String) -> Void = { _ in }
    var onHitMove: @MainActor (ListPosition) -> Void = { _ in }

    var body: some View {
        VStack {
            if state.entries == nil {
                Spacer()
            } else {
                content
                status
                CategoryLegend(categories: state.index?.categories ?? []).frame(height: 1)
            }
            hints
        }
        .busy(state.index == nil || state.search?.isRunning == true)
    }

    @ViewBuilder
    private var content: some View {
        if let search = state.search, search.begun != nil {
            TextSearchContent(search: search, onMove: onHitMove)
        } else {
            packages
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
        return StatusLine(
            filter: state.filter, isFiltering: state.focus == .filter, shown: state.rows.count,
            of: all, words: state.index?.summary ?? all.counting("package"),
            count: "by \(state.order.rawValue)", onFilter: onFilter)
    }

    @ViewBuilder
    private var hints: some View {
        if state.search == nil {
            ListHints(
                enter: "open", filter: state.filter, isFiltering: state.focus == .filter,
                others: [("t", "texts"), ("s", "sort")])
        } else if state.focus == .phrase {
            KeyHints([("enter", "search"), ("esc", "end search")], always: [])
        } else {
            KeyHints(
                [("esc", "end search"), ("enter", "open"), ("t", "search again")],
                always: BrowserKeys.onLists)
        }
    }
}
