public import DomainLayer
import TerminalUI

/// Comma-separated values for spreadsheets: RFC 4180 with a header, in UTF-8.
///
/// Lines end with a line feed alone rather than CR LF: every spreadsheet reads it, and so do the
/// line tools of a Debian machine. Cells are quoted where they need it; one that a spreadsheet
/// would take for a formula has an apostrophe before it, and control characters but for line ends
/// and tabs are shown as symbols.
public enum CSVReport {
    /// A row a package, or a row a group where the listing is grouped.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ listing: LicenseListing, to sink: inout Sink
    ) throws(Sink.Failure) {
        try ListingTable.write(listing, to: &sink) { cells in
            cells.map(cell).joined(separator: ",")
        }
    }

    private static func cell(_ text: String) -> String {
        let text = text.withoutFormula.visible(keeping: ["\n", "\r", "\t"])
        // By scalars, for CR LF is one character. The semicolon separates cells in countries with a
        // decimal comma.
        guard text.unicodeScalars.contains(where: { "\",;\n\r\t".unicodeScalars.contains($0) })
        else { return text }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
