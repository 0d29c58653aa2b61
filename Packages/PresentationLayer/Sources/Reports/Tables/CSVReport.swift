public import DomainLayer
import VisibleText
public import Wording

/// Comma-separated values for spreadsheets: RFC 4180 with a header, in UTF-8.
///
/// Lines end with a line feed rather than CR LF: every spreadsheet reads that, and so do the line
/// tools of a Debian machine. Cells are quoted if needed. A cell that a spreadsheet would take for
/// a formula gets an apostrophe, and control characters other than line ends and tabs are shown as
/// symbols.
public enum CSVReport {
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
        try ListingTable.write(listing, columns: columns, to: &sink, line: row)
    }

    /// How often things occur: a row per category, one for packages with something unknown, and a
    /// row per main license, concluded license, license, basis and finding.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ summary: LicenseSummary, to sink: inout Sink
    ) throws(Sink.Failure) {
        let rows =
            [["kind", "name", "count"]]
            + summary.categories.map { ["category", $0.key.rawValue, "\($0.count)"] }
            + [["unknown", "", "\(summary.unknown)"]]
            + summary.mainLicenses.map { ["mainLicense", $0.key.description, "\($0.count)"] }
            + summary.concludedLicenses.map {
                ["concludedLicense", $0.key.description, "\($0.count)"]
            }
            + summary.licenses.map { ["license", $0.key, "\($0.count)"] }
            + summary.bases.map { ["basis", $0.key.rawValue, "\($0.count)"] }
            + summary.findings.map { ["finding", $0.key.rawValue, "\($0.count)"] }
        try write(rows, to: &sink)
    }

    /// A row per file that was identified.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ files: [IdentifiedFile], to sink: inout Sink
    ) throws(Sink.Failure) {
        try write(ListingTable.rows(of: files), to: &sink)
    }

    private static func write<Sink: ByteSink>(
        _ rows: [[String]], to sink: inout Sink
    ) throws(Sink.Failure) {
        let text = rows.map { row($0) + "\n" }.joined()
        try sink.write(Array(text.utf8))
    }

    /// A line without its line feed.
    private static func row(_ cells: [String]) -> String {
        cells.map(cell).joined(separator: ",")
    }

    static func cell(_ text: String) -> String {
        let text = text.withoutFormulas.visible(keeping: ["\n", "\r", "\t"])
        // Compares scalars, since CR LF is one character. The semicolon separates cells in
        // countries with a decimal comma.
        let isPlain = !text.unicodeScalars.contains { "\",;\n\r\t".unicodeScalars.contains($0) }
        return isPlain ? text : text.quoted
    }
}

extension CSVReport {
    /// A row per violation: the package, what does not pass, and why; for facts also the key.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ verdict: PolicyVerdict, to sink: inout Sink
    ) throws(Sink.Failure) {
        var bytes = Array("package,version,kind,license,detail,copyrightFile,lines,installed".utf8)
        if verdict.isOfFacts { bytes += Array(",factKey".utf8) }
        bytes.append(UInt8(ascii: "\n"))
        for violation in verdict.violations {
            var cells = [
                violation.package, violation.version, violation.kind.rawValue,
                violation.license.orNoAssertion,
                violation.causes.map(\.detail).joined(separator: "; "),
                violation.evidence?.file ?? "", violation.evidence?.lines ?? "",
                violation.installation?.label ?? "",
            ]
            if let factKey = violation.factKey { cells.append(factKey) }
            bytes += Array("\(row(cells))\n".utf8)
            try bytes.flushFullPiece(to: &sink)
        }
        try bytes.flush(to: &sink)
    }
}

extension CSVReport {
    /// A row per source package: what asks for its source and what may, separated by semicolons;
    /// what was built from it, and what has it built in, separated by blanks; and where to get it.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ list: SourceList, to sink: inout Sink
    ) throws(Sink.Failure) {
        let head =
            "source,version,dsc,status,licenses,unknown,packages,builtUsing,staticBuiltUsing,snapshot"
        var bytes = Array("\(head)\n".utf8)
        for source in list.sources {
            let demands = source.reasons.map(\.demand)
            let cells = [
                source.source.name, source.source.version,
                source.source.descriptionFile(on: list.system) ?? "",
                source.status.rawValue,
                demands.flatMap(\.asking).firstOfEach.map(\.description).joined(separator: "; "),
                demands.flatMap(\.doubts).firstOfEach.map(\.code).joined(separator: "; "),
                source.packages.joined(separator: " "),
                source.packages(by: .builtUsing).joined(separator: " "),
                source.packages(by: .staticBuiltUsing).joined(separator: " "),
                source.source.snapshotAddress(on: list.system) ?? "",
            ]
            bytes += Array("\(row(cells))\n".utf8)
            try bytes.flushFullPiece(to: &sink)
        }
        try bytes.flush(to: &sink)
    }
}
