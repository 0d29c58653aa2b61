import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The screen of all licenses.
struct LicensesTabView<Dependency: PackageSheetPresenterDependency>: View {
    @State private var presenter: LicensesTabPresenter<Dependency>
    private let dependency: Dependency
    private let source: InventorySource

    init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
        presenter = LicensesTabPresenter(dependency: dependency, source: source)
    }

    var body: some View {
        LicensesTabContent(
            state: presenter.state,
            onMove: { presenter.onMove(to: $0) },
            onFilter: { presenter.onFilter($0) }
        )
        .onKey(.character("/")) { presenter.onFilterBegin() }
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
    }
}

/// All licenses with the number of their packages, or the packages of one license.
struct LicensesTabContent: View {
    let state: LicensesTabState
    var onMove: @MainActor (ListPosition) -> Void = { _ in }
    var onFilter: @MainActor (String) -> Void = { _ in }

    var body: some View {
        VStack {
            if let opened = state.opened {
                packages(of: opened)
            } else {
                licenses
                status
                ListHints(
                    enter: "packages", filter: state.filter, isFiltering: state.isFiltering,
                    others: [("s", "sort")])
            }
        }
    }

    @ViewBuilder
    private var licenses: some View {
        let rows = state.rows
        if state.groups == nil {
            WorkingScreen()
        } else if state.groups?.groups.isEmpty == true {
            Notice { Text("No package is installed.") }
        } else if rows.isEmpty, !state.filter.isEmpty {
            NoMatches(noun: "licenses", filter: state.filter)
        } else {
            LicenseHeader()
            List(rows, position: state.position, onMove: onMove) {
                LicenseRow(group: $0, total: state.groups?.entries.count ?? 0, isSelected: $1)
            }
        }
    }

    private var status: StatusLine {
        StatusLine(
            filter: state.filter, isFiltering: state.isFiltering, shown: state.rows.count,
            of: state.groups?.groups.count ?? 0,
            words: state.groups?.licenses.counting("license") ?? "",
            count: state.order == .count ? "by packages" : "by name", onFilter: onFilter)
    }

    @ViewBuilder
    private func packages(of opened: LicensesTabState.Opened) -> some View {
        if opened.rows.isEmpty {
            NoMatches(noun: "packages", filter: state.filter)
        } else {
            PackageHeader(order: .name)
            List(opened.rows, position: state.position, onMove: onMove) {
                PackageRow(entry: $0, isSelected: $1, order: .name)
            }
        }
        StatusLine(
            filter: state.filter, isFiltering: state.isFiltering, shown: opened.rows.count,
            of: opened.packages.count,
            words: "\(opened.group.expression?.description ?? "no license found"), "
                + opened.group.category.label,
            count: opened.packages.count.counting("package"), onFilter: onFilter)
        ListHints(
            enter: "open", filter: state.filter, isFiltering: state.isFiltering,
            escape: "licenses")
    }
}

/// A license in a row: id, category, number of packages, and a bar for their share.
struct LicenseRow: View {
    let group: LicenseGroup
    /// The number of packages that a full bar stands for.
    let total: Int
    let isSelected: Bool

    var body: some View {
        WidthReader { width in row(LicenseColumns(width: width)) }.reversed(isSelected)
    }

    private func row(_ columns: LicenseColumns) -> some View {
        HStack(spacing: 2) {
            FirstCell(name, isSelected: isSelected, width: nil)
            if let width = columns.category { Text(group.category.label).frame(width: width) }
            Text(group.members.count.grouped)
                .frame(width: LicenseColumns.count, alignment: .trailing)
            if let width = columns.bar { bar(width: width).frame(width: width) }
        }
    }

    private var name: Text {
        AnswerText(expression: group.expression, isPlain: isSelected).text
    }

    @ViewBuilder
    private func bar(width: Int) -> some View {
        let bar = Bar(
            fraction: Double(group.members.count) / Double(max(1, total)), width: width)
        if isSelected { bar } else { bar.foreground(group.category.color) }
    }
}

/// The column titles of the license rows.
struct LicenseHeader: View {
    var body: some View {
        WidthReader { width in row(LicenseColumns(width: width)) }.bold()
    }

    private func row(_ columns: LicenseColumns) -> some View {
        HStack(spacing: 2) {
            FirstCell(Text("License"), width: nil)
            if let width = columns.category { Text("Category").frame(width: width) }
            Text("Packages").frame(width: LicenseColumns.count, alignment: .trailing)
            if let width = columns.bar { Text("Share").frame(width: width) }
        }
    }
}

/// The columns of license rows in a given width, and their widths; the id gets the rest.
private struct LicenseColumns {
    static let count = 8
    /// Nil if there is no room for the column.
    let category: Int?
    let bar: Int?

    init(width: Int?) {
        let width = width ?? 160
        category = width < 80 ? nil : 16
        bar = width < 60 ? nil : width < 80 ? 10 : width < 120 ? 20 : 40
    }
}
