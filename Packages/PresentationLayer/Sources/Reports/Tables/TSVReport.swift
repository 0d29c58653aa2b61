public import DomainLayer
import VisibleText
public import Wording

/// Tab-separated values for line tools: a header and one row per line, in UTF-8.
///
/// A tab, line feed, carriage return or backslash in a cell is written as `\t`, `\n`, `\r` or `\\`,
/// so that every tab separates and every line feed ends a row. A cell that a spreadsheet would take
/// for a formula gets an apostrophe, and other control characters are shown as symbols. A cell that
/// contains a quote, or begins with an apostrophe, is quoted as in ``CSVReport``: to a spreadsheet,
/// a lone quote opens a cell that swallows the next ones.
public enum TSVReport {
    /// A row per package, or per group if the listing is grouped.
    ///
    /// - Parameters:
    ///   - listing: the packages.
    ///   - columns: the columns of a row per package; nil for all.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ listing: LicenseListing, columns: [ListColumn]? = nil, to sink: inout Sink
    ) throws(Sink.Failure) {
        try ListingTable.write(listing, columns: columns, to: &sink) { cells in
            cells.map(cell).joined(separator: "\t")
        }
    }

    /// A row per file that was identified.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ files: [IdentifiedFile], to sink: inout Sink
    ) throws(Sink.Failure) {
        let rows = ListingTable.rows(of: files)
        let text = rows.map { $0.map(cell).joined(separator: "\t") + "\n" }.joined()
        try sink.write(Array(text.utf8))
    }

    private static func cell(_ text: String) -> String {
        var cell = ""
        for scalar in text.withoutFormulas.visible(keeping: ["\n", "\r", "\t"]).unicodeScalars {
            switch scalar {
            case "\\": cell += "\\\\"
            case "\n": cell += "\\n"
            case "\r": cell += "\\r"
            case "\t": cell += "\\t"
            default: cell.unicodeScalars.append(scalar)
            }
        }
        let isPlain =
            cell.utf8.first != UInt8(ascii: "'") && !cell.utf8.contains(UInt8(ascii: "\""))
        return isPlain ? cell : cell.quoted
    }
}
