public import DomainLayer
public import TerminalUI
import Wording

/// What the colors of licenses mean, and how many packages have each.
///
/// Without colors the line still says which categories are the most frequent. If there is little
/// room, the categories have short names, and if there is even less, the rarest are left out.
public struct CategoryLegend: View {
    private let categories: [LicenseSummary.Count<LicenseCategory>]

    /// - Parameter categories: the most frequent first.
    public init(categories: [LicenseSummary.Count<LicenseCategory>]) {
        self.categories = categories
    }

    public var body: some View {
        WidthReader { width in line(width: width ?? .max) }
    }

    private func line(width: Int) -> Text {
        let full = categories.map { item($0, $0.key.label) }
        if Self.width(full) <= width { return Self.joined(full) }
        var short = categories.map { item($0, $0.key.shortLabel) }
        var rest = ""
        while short.count > 1, Self.width(short) + rest.count > width {
            short.removeLast()
            rest = "  …"
        }
        return Self.joined(short) + Text(rest).dim()
    }

    private struct Item {
        let words: String
        let color: Color
    }

    private func item(_ count: LicenseSummary.Count<LicenseCategory>, _ label: String) -> Item {
        Item(words: "\(label) \(count.count.grouped)", color: count.key.color)
    }

    private static func width(_ items: [Item]) -> Int {
        items.reduce(-2) { $0 + $1.words.count + 4 }
    }

    private static func joined(_ items: [Item]) -> Text {
        items.enumerated().reduce(Text("")) { line, item in
            line + Text(item.offset == 0 ? "" : "  ")
                + Text("■").foreground(item.element.color) + Text(" " + item.element.words).dim()
        }
    }
}
