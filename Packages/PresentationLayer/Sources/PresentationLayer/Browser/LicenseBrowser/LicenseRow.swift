import DomainLayer
import TerminalUI

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
