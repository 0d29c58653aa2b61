import DomainLayer
import TerminalUI

/// A kind of finding with how many there are, or one of them: its package, its line, and what it
/// is.
struct FindingRowView: View {
    let row: FindingRow
    /// The id of the package that it concerns; nil for the whole system.
    let package: LicenseEntry.ID?
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
            Text(item.finding.detail + place(of: item)).flexible()
        }
    }

    private func place(of item: FindingList.Item) -> String {
        item.finding.place.isEmpty ? "" : " (\(item.finding.place))"
    }
}
