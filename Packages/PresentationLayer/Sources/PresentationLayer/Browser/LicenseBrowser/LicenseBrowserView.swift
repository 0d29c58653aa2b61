import DomainLayer
import TerminalUI

/// All licences with the number of packages that name them; or the packages of one.
struct LicenseBrowserView<Dependency: LicenseBrowserPresenterDependency>: View {
    let presenter: LicenseBrowserPresenter<Dependency>
    /// Whether the licences have been waited for so long that this is worth being shown.
    let isLong: Bool

    private var state: LicenseBrowserState { presenter.state }

    var body: some View {
        VStack {
            if let opened = state.opened {
                packages(of: opened)
            } else {
                licenses
                status
            }
        }
        .onKey(.character("/")) { presenter.onFilterBegin() }
        .onKey(.character("s")) { presenter.onSort() }
        .onKey(.enter) { presenter.onEnter() }
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
            List(rows, position: state.position, onMove: presenter.onMove) {
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
                    onChange: { presenter.onFilter($0) }),
                count: rows == all ? "\(all.grouped)" : "\(rows.grouped) of \(all.grouped)")
        }
        return StatusLine(
            words: state.groups?.licenses.counting("licence") ?? "",
            count: state.order == .count ? "by packages" : "by name")
    }

    @ViewBuilder
    private func packages(of opened: LicenseBrowserState.Opened) -> some View {
        PackageHeader(order: .name)
        List(opened.packages, position: opened.position, onMove: presenter.onMove) {
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
