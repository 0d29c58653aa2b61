import DomainLayer
import Wording

/// A listing as a spreadsheet takes it: a header and rows of plain cells, empty if there is
/// nothing to say.
enum ListingTable {
    /// The names of a group's columns.
    private static let groupHeader = ["name", "version", "license", "count", "packages"]

    /// The header and a row per file: what it is called, and what it states.
    static func rows(of files: [IdentifiedFile]) -> [[String]] {
        [["file", "format", "license", "mainLicense", "category", "basis"]]
            + files.map { file in
                [
                    file.source.name, file.format.rawValue, file.expression.orNoAssertion,
                    file.mainExpression?.description ?? "",
                    file.category.rawValue, file.basis.rawValue,
                ]
            }
    }

    /// A group's cells; the last one has the ids of its packages, a blank between them.
    private static func row(_ group: LicenseGroup, in listing: LicenseListing) -> [String] {
        [
            group.name, group.version ?? "", group.expression.orNoAssertion,
            String(group.members.count),
            group.members.map { listing.entries[$0].id }.joined(separator: " "),
        ]
    }

    /// Writes the header and a line for each package, or for each group if it is grouped.
    ///
    /// - Parameters:
    ///   - columns: those of a package; nil for all.
    ///   - line: makes the cells a line without its end.
    static func write<Sink: ByteSink>(
        _ listing: LicenseListing, columns: [ListColumn]?, to sink: inout Sink,
        line: ([String]) -> String
    ) throws(Sink.Failure) {
        var bytes: [UInt8] = []
        func append(_ cells: [String]) {
            bytes.append(contentsOf: line(cells).utf8)
            bytes.append(UInt8(ascii: "\n"))
        }
        switch listing.grouping {
        case .package:
            let columns = columns ?? listing.allColumns
            append(columns.map(\.rawValue))
            for entry in listing.entries {
                append(columns.map { $0.value(of: entry, in: listing) })
                try bytes.flushFullPiece(to: &sink)
            }
        case .source, .license, .main:
            append(groupHeader)
            for group in listing.groups {
                append(row(group, in: listing))
                try bytes.flushFullPiece(to: &sink)
            }
        }
        try bytes.flush(to: &sink)
    }
}

extension String {
    /// The cell with an apostrophe before each character at which a spreadsheet would begin a
    /// formula.
    ///
    /// A cell that begins with one of these characters can call programs or send data when somebody
    /// opens the table; OWASP lists them as CSV injection. The apostrophe makes it text. Quotes
    /// don't keep it whole in a spreadsheet that cuts at other characters than the table does, as
    /// most do that have a decimal comma; so what follows any of them is a beginning too.
    var withoutFormulas: String {
        var result = ""
        var isBeginning = true
        for scalar in unicodeScalars {
            switch scalar {
            // Spreadsheets of East Asia take the wide ones for the narrow ones.
            case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}":
                if isBeginning { result += "'" }
                isBeginning = false
            case ",", ";", "\t", "\r", "\n":
                if result.isEmpty, scalar != ",", scalar != ";" { result += "'" }
                isBeginning = true
            case "\"": break
            default: isBeginning = false
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// The cell in quotes, which are doubled inside (RFC 4180, section 2).
    var quoted: String {
        var quoted = "\""
        // By scalars: a quote and a mark on it are one character.
        for scalar in unicodeScalars {
            if scalar == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
