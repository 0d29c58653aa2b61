import DomainLayer
import TerminalUI

/// The screen of all licences, and the presenter that serves it.
struct LicenseBrowserView<Dependency: LicenseInventoryDependency>: View {
    let presenter: LicenseBrowserPresenter<Dependency>
    let isLong: Bool

    var body: some View {
        LicenseBrowserContent(
            state: presenter.state, isLong: isLong,
            onMove: { presenter.state.onMove(to: $0) },
            onFilter: { presenter.state.onFilter($0) }
        )
        .onKey(.character("/")) { presenter.state.onFilterBegin() }
        .onKey(.character("s")) { presenter.state.onSort() }
        .onKey(.enter) { presenter.onEnter() }
    }
}

/// All licences with the number of packages that name them; or the packages of one.
struct LicenseBrowserContent: View {
    let state: LicenseBrowserState
    /// Whether the licences have been waited for so long that this is worth being shown.
    var isLong = false
    var onMove: @MainActor (ListPosition) -> Void = { _ in }
    var onFilter: @MainActor (String) -> Void = { _ in }

    var body: some View {
        VStack {
            if let opened = state.opened {
                packages(of: opened)
            } else {
                licenses
                status
            }
        }
    }

    @ViewBuilder
    private var licenses: some View {
        let rows = state.rows
        if state.groups == nil {
            WorkingScreen(isShown: isLong)
        } else if state.groups?.groups.isEmpty == true {
            Notice { Text("No package is installed.") }
        } else if rows.isEmpty, !state.filter.isEmpty {
            Notice {
                Text("No licence has “\(state.filter)” in its id or category.")
                Text("Escape takes the filter away.").dim()
            }
        } else {
            LicenseHeader()
            List(rows, position: state.position, onMove: onMove) {
                LicenseRow(group: $0, total: state.groups?.entries.count ?? 0, isSelected: $1)
            }
        }
    }

    private var status: StatusLine {
        let (rows, all) = (state.rows.count, state.groups?.groups.count ?? 0)
        if state.isFiltering || !state.filter.isEmpty {
            return StatusLine(
                field: StatusLine.Field(
                    prompt: "Filter: ", text: state.filter, isFocused: state.isFiltering,
                    onChange: onFilter),
                count: rows == all ? "\(all.grouped)" : "\(rows.grouped) of \(all.grouped)")
        }
        return StatusLine(
            words: state.groups?.licenses.counting("licence") ?? "",
            count: state.order == .count ? "by packages" : "by name")
    }

    @ViewBuilder
    private func packages(of opened: LicenseBrowserState.Opened) -> some View {
        PackageHeader(order: .name)
        List(opened.packages, position: opened.position, onMove: onMove) {
            PackageRow(entry: $0, isSelected: $1, order: .name)
        }
        HStack(spacing: 2) {
            HStack(spacing: 0) {
                AnswerText(expression: opened.group.expression)
                Text(", \(opened.group.category.label)").dim()
            }
            .frame(height: 1).flexible()
            Text(opened.packages.count.counting("package")).dim()
        }
        .frame(height: 1)
    }
}

/// A licence in a line: its id, its category, how many packages name it, and a bar for their share.
struct LicenseRow: View {
    let group: LicenseGroup
    /// The packages that a whole bar stands for.
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
            bar(width: columns.bar).frame(width: columns.bar)
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

/// The titles above rows of licences.
struct LicenseHeader: View {
    var body: some View {
        WidthReader { width in row(LicenseColumns(width: width)) }.bold()
    }

    private func row(_ columns: LicenseColumns) -> some View {
        HStack(spacing: 2) {
            FirstCell(Text("License"), width: nil)
            if let width = columns.category { Text("Category").frame(width: width) }
            Text("Packages").frame(width: LicenseColumns.count, alignment: .trailing)
            Text("Share").frame(width: columns.bar)
        }
    }
}

/// Which columns rows of licences have in a width, and how wide they are; the id gets the rest.
private struct LicenseColumns {
    static let count = 8
    /// Nil where there is no room for it.
    let category: Int?
    let bar: Int

    init(width: Int?) {
        let width = width ?? 160
        category = width < 80 ? nil : 16
        bar = width < 80 ? 10 : width < 120 ? 20 : 40
    }
}
