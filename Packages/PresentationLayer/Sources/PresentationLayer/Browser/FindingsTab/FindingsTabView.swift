import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The screen of findings.
struct FindingsTabView<Dependency: PackageSheetPresenterDependency>: View {
    @State private var presenter: FindingsTabPresenter<Dependency>
    private let dependency: Dependency
    private let source: InventorySource

    init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
        presenter = FindingsTabPresenter(dependency: dependency, source: source)
    }

    var body: some View {
        FindingsTabContent(
            state: presenter.state,
            onMove: { presenter.onMove(to: $0) },
            onFilter: { presenter.onFilter($0) }
        )
        .onKey(.character("/")) { presenter.onFilterBegin() }
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
    }
}

/// Findings, grouped by kind.
struct FindingsTabContent: View {
    let state: FindingsTabState
    var onMove: @MainActor (ListPosition) -> Void = { _ in }
    var onFilter: @MainActor (String) -> Void = { _ in }

    var body: some View {
        VStack {
            if state.list == nil {
                WorkingScreen()
            } else if state.list?.groups.isEmpty == true {
                Notice { Text("Nothing needs a look.") }
            } else if state.rows.isEmpty {
                NoMatches(noun: "findings", filter: state.filter)
            } else {
                List(state.rows, position: state.position, onMove: onMove) {
                    FindingRowView(row: $0, package: package(of: $0), isSelected: $1)
                }
            }
            StatusLine(
                filter: state.filter, isFiltering: state.isFiltering,
                shown: state.rows.groups.reduce(0) { $0 + $1.items.count },
                of: state.list?.count ?? 0, words: words, count: "by kind", onFilter: onFilter)
            ListHints(enter: "open", filter: state.filter, isFiltering: state.isFiltering)
        }
    }

    private func package(of row: FindingRow) -> PackageLicense.ID? {
        guard case .item(let item) = row else { return nil }
        return state.list?.entry(of: item)?.id
    }

    private var words: String {
        guard let list = state.list else { return "" }
        return list.count.counting("finding")
            + (list.groups.isEmpty ? "" : " of \(list.groups.count.counting("kind"))")
    }
}

/// A kind with the number of its findings, or one finding: its package, its words, and its line.
struct FindingRowView: View {
    let row: FindingRow
    /// The id of the finding's package; nil if the finding concerns the whole system.
    let package: PackageLicense.ID?
    let isSelected: Bool

    var body: some View {
        WidthReader { width in
            switch row {
            case .kind(let kind, let count, let isFolded):
                FirstCell(
                    Text(isFolded ? "+ " : "− ").dim() + name(of: kind)
                        + Text(" " + count.grouped).dim(),
                    isSelected: isSelected, width: nil)
            case .item(let item): line(of: item, width: width ?? 160)
            }
        }
        .reversed(isSelected)
    }

    private func name(of kind: LicenseFinding.Kind) -> Text {
        let name = Text(kind.label).bold()
        return isSelected ? name : name.foreground(.yellow)
    }

    private func line(of item: FindingList.Item, width: Int) -> some View {
        HStack(spacing: 2) {
            FirstCell(
                Text("  \(package ?? "the system")"), isSelected: isSelected,
                width: width < 80 ? 20 : 28)
            Text(item.finding.detail + location(of: item)).flexible()
        }
    }

    private func location(of item: FindingList.Item) -> String {
        item.finding.location.isEmpty ? "" : " (\(item.finding.location))"
    }
}
