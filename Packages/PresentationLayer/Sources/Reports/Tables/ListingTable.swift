import DomainLayer
import PresentationLayer

/// A listing as a spreadsheet takes it: a header and rows of plain cells, empty where there is
/// nothing to say.
enum ListingTable {
    /// The names of the columns.
    static func header(of grouping: LicenseGrouping) -> [String] {
        switch grouping {
        case .package:
            [
                "package", "version", "architecture", "source", "sourceVersion", "section",
                "license", "mainLicense", "basis", "format", "copyrightFile", "reason",
            ]
        case .source, .license:
            ["name", "version", "license", "count", "packages"]
        }
    }

    /// A package's cells; the reason is its code.
    static func row(_ entry: LicenseEntry) -> [String] {
        [
            entry.name, entry.version, entry.architecture, entry.source.name, entry.source.version,
            entry.section, entry.expression.orNoAssertion, entry.mainExpression?.description ?? "",
            entry.basis.rawValue, entry.format?.rawValue ?? "", entry.copyrightFile ?? "",
            entry.reason?.code ?? "",
        ]
    }

    /// A group's cells; the last one has the ids of its packages, a blank between them.
    static func row(_ group: LicenseGroup, in listing: LicenseListing) -> [String] {
        [
            group.name, group.version ?? "", group.expression.orNoAssertion,
            String(group.members.count),
            group.members.map { listing.entries[$0].id }.joined(separator: " "),
        ]
    }

    /// Writes the header and a line for each package, or for each group where there are some.
    ///
    /// - Parameter line: makes the cells a line without its end.
    static func write<Sink: ByteSink>(
        _ listing: LicenseListing, to sink: inout Sink, line: ([String]) -> String
    ) throws(Sink.Failure) {
        var bytes: [UInt8] = []
        func append(_ cells: [String]) {
            bytes.append(contentsOf: line(cells).utf8)
            bytes.append(UInt8(ascii: "\n"))
        }
        append(header(of: listing.grouping))
        switch listing.grouping {
        case .package:
            for entry in listing.entries {
                append(row(entry))
                try bytes.flushFullPiece(to: &sink)
            }
        case .source, .license:
            for group in listing.groups {
                append(row(group, in: listing))
                try bytes.flushFullPiece(to: &sink)
            }
        }
        try bytes.flush(to: &sink)
    }
}

extension String {
    /// The cell behind an apostrophe where a spreadsheet would take it for a formula.
    ///
    /// A cell that begins with one of these characters can call programs or send data when somebody
    /// opens the table; OWASP lists them as CSV injection. The apostrophe makes it text.
    var withoutFormula: String {
        switch unicodeScalars.first {
        case "=", "+", "-", "@", "\t", "\r", "\n": "'" + self
        default: self
        }
    }
}
