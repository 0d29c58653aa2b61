public import DomainLayer
public import PresentationLayer
import VisibleText

/// Tab-separated values for line tools: a header and one row per line, in UTF-8.
///
/// A tab, line feed, carriage return or backslash in a cell is written as `\t`, `\n`, `\r` or `\\`,
/// so that every tab separates and every line feed ends a row. A cell that a spreadsheet would take
/// for a formula has an apostrophe before it, and other control characters are shown as symbols.
public enum TSVReport {
    /// A row per package, or per group if the listing is grouped.
    ///
    /// - Parameters:
    ///   - listing: the packages.
    ///   - columns: those of a row per package.
    ///   - sink: what takes the bytes.
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ listing: LicenseListing, columns: [ListColumn] = ListColumn.allCases, to sink: inout Sink
    ) throws(Sink.Failure) {
        try ListingTable.write(listing, columns: columns, to: &sink) { cells in
            cells.map(cell).joined(separator: "\t")
        }
    }

    /// A row per file that was identified.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ files: [IdentifiedFile], to sink: inout Sink
    ) throws(Sink.Failure) {
        let rows = ListingTable.rows(of: files)
        let text = rows.map { $0.map(cell).joined(separator: "\t") + "\n" }.joined()
        try sink.write(Array(text.utf8))
    }

    private static func cell(_ text: String) -> String {
        let text = text.withoutFormula.visible(keeping: ["\n", "\r", "\t"])
        guard text.unicodeScalars.contains(where: { "\\\n\r\t".unicodeScalars.contains($0) })
        else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
