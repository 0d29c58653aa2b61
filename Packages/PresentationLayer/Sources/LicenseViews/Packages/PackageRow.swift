public import DomainLayer
public import TerminalUI
import Wording

/// A package in a line: name, version, main license, basis.
public struct PackageRow: View {
    private let entry: PackageLicense
    private let isSelected: Bool
    private let order: LicenseOrder

    public init(entry: PackageLicense, isSelected: Bool, order: LicenseOrder) {
        self.entry = entry
        self.isSelected = isSelected
        self.order = order
    }

    public var body: some View {
        WidthReader { width in row(PackageColumns(width: width, order: order)) }
            .reversed(isSelected)
    }

    private func row(_ columns: PackageColumns) -> some View {
        HStack(spacing: 2) {
            FirstCell(Text(entry.name), isSelected: isSelected, width: columns.name)
            if let width = columns.version { Text(entry.version).frame(width: width) }
            if let width = columns.architecture { Text(entry.architecture).frame(width: width) }
            MainAnswerText(entry: entry, isPlain: isSelected).flexible()
            if let width = columns.size {
                Text(entry.installedSize.kibibytes).frame(width: width, alignment: .trailing)
            }
            if let width = columns.basis { BasisText(basis: entry.basis).frame(width: width) }
        }
    }
}

/// The column titles of package rows.
public struct PackageHeader: View {
    private let order: LicenseOrder

    public init(order: LicenseOrder) {
        self.order = order
    }

    public var body: some View {
        WidthReader { width in row(PackageColumns(width: width, order: order)) }
            .bold().frame(height: 1)
    }

    private func row(_ columns: PackageColumns) -> some View {
        HStack(spacing: 2) {
            FirstCell(Text("Package"), width: columns.name)
            if let width = columns.version { Text("Version").frame(width: width) }
            if let width = columns.architecture { Text("Arch").frame(width: width) }
            Text("License").flexible()
            if let width = columns.size {
                Text("Size").frame(width: width, alignment: .trailing)
            }
            if let width = columns.basis { Text("Basis").frame(width: width) }
        }
    }
}

/// The columns of package rows in a given width, and their widths; the license gets the rest.
struct PackageColumns {
    let name: Int
    /// Nil if there is no room for the column.
    let version: Int?
    let architecture: Int?
    let size: Int?
    let basis: Int?

    /// - Parameters:
    ///   - width: the columns of the row; nil if it is unlimited.
    ///   - order: the order of the rows; a column shows what they are ordered by.
    init(width: Int?, order: LicenseOrder) {
        let width = width ?? 160
        let isOrderedBySize = order == .size
        name = width < 80 ? 18 : width < 120 ? 22 : 32
        version = width < 80 ? nil : width < 120 ? 16 : 24
        architecture = width < 100 ? nil : 7
        size = isOrderedBySize || width >= 120 ? 10 : nil
        basis = width < (isOrderedBySize ? 80 : 60) ? nil : 8
    }
}
