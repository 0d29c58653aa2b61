import DomainLayer
import Wording

/// A listing for spreadsheets: a header and rows of plain cells, empty if there is nothing to say.
enum ListingTable {
    /// The names of a group's columns.
    private static let groupHeader = ["name", "version", "license", "count", "packages"]

    /// The header, and a row per file with its name and what it states.
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

    /// The cells of a group; the last one has the ids of its packages, separated by blanks.
    private static func row(_ group: LicenseGroup, in listing: LicenseListing) -> [String] {
        [
            group.name, group.version ?? "", group.expression.orNoAssertion,
            String(group.members.count),
            group.members.map { listing.entries[$0].id }.joined(separator: " "),
        ]
    }

    /// Writes the header and a line for each package, or for each group if the listing is grouped.
    ///
    /// - Parameters:
    ///   - columns: the columns of a package; nil for all.
    ///   - line: joins cells to a line without its end.
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
    /// A cell that begins with one of these characters can call programs or send data when the
    /// table is opened; OWASP describes this as CSV injection. The apostrophe makes the cell text.
    /// Quotes don't protect a cell from a spreadsheet that splits at other characters than the
    /// table does, as most do in countries with a decimal comma. What follows any such character is
    /// therefore treated as a beginning too.
    var withoutFormulas: String {
        var result = ""
        var isBeginning = true
        for scalar in unicodeScalars {
            switch scalar {
            // East Asian spreadsheets treat the wide characters like the narrow ones.
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

    /// The cell in quotes, with quotes inside doubled (RFC 4180, section 2).
    var quoted: String {
        var quoted = "\""
        // Compares scalars, since a quote with a combining mark is one character.
        for scalar in unicodeScalars {
            if scalar == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
