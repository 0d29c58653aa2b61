public import DomainLayer
public import TerminalUI

/// How two inventories differ: a table for each kind of change, what is about licences first, then
/// a line that sums up.
///
/// There is no presenter behind it, for nothing changes: the inventories were compared before.
public struct InventoryDifferenceView: View {
    private let difference: InventoryDifference
    private let showsFooter: Bool

    /// - Parameters:
    ///   - difference: what the comparison found.
    ///   - showsFooter: whether to sum up.
    public init(difference: InventoryDifference, showsFooter: Bool = true) {
        self.difference = difference
        self.showsFooter = showsFooter
    }

    public var body: some View {
        VStack(spacing: 1) {
            LicenseChangeTables(difference: difference)
            StatedChangeTables(difference: difference)
            PackageChangeTables(difference: difference)
            if let reservation = difference.reservation {
                Text("note").foreground(.yellow) + Text(": \(reservation)")
            }
            if showsFooter { Text(difference.summary) }
        }
    }
}

/// A table under the title of its list; nothing where it has no rows.
struct DifferenceList<Row, Content: View>: View {
    private let section: DifferenceSection
    private let rows: [Row]
    private let content: @MainActor ([Row]) -> Content

    init(
        _ section: DifferenceSection, _ rows: [Row],
        @ViewBuilder content: @escaping @MainActor ([Row]) -> Content
    ) {
        self.section = section
        self.rows = rows
        self.content = content
    }

    var body: some View {
        if !rows.isEmpty {
            VStack {
                Text(section.title).bold()
                content(rows)
            }
        }
    }
}
