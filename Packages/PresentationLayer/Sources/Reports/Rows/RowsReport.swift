public import DomainLayer
import VisibleText

/// A host's packages on one day, for a database of many hosts.
public struct HostRows: Sendable {
    public var inventory: LicenseInventory
    public var host: HostName
    public var day: CalendarDate

    public init(inventory: LicenseInventory, host: HostName, day: CalendarDate) {
        self.inventory = inventory
        self.host = host
        self.day = day
    }
}

/// A line per package: the host, the day, a key, and the fact that it stands for: what the package
/// is, with its license.
///
/// The key is the first half of the SHA-256 of the fact as a JSON object, so the same package has
/// the same key on every host, and whoever has a line can compute it. Neither host nor day nor key
/// has anything to escape, so line tools can cut them out. A system without packages has one line,
/// to be told from a host that said nothing.
///
/// The inventory must hold ``/DomainLayer/InventoryDetail/digests``.
public enum RowsReport {
    /// JSON objects, a line each, without blanks; the fact is the line from `"system"` on.
    ///
    /// - Throws: what the sink throws.
    public static func writeLines<Sink: ByteSink>(
        _ rows: HostRows, _ digestDriver: some DigestDriverProtocol, to sink: inout Sink
    ) throws(Sink.Failure) {
        var bytes: [UInt8] = []
        let head = "{\"host\":\"\(rows.host.text)\",\"day\":\"\(rows.day)\",\"factKey\":\""
        for fact in PackageFacts(of: rows.inventory) {
            let json = fact.json
            bytes += head.utf8
            bytes += digestDriver.key(of: json).utf8
            bytes += "\",".utf8
            bytes += json.dropFirst()
            bytes.append(UInt8(ascii: "\n"))
            try bytes.flushFullPiece(to: &sink)
        }
        try bytes.flush(to: &sink)
    }

    /// CSV (RFC 4180) as `COPY … WITH (FORMAT csv, HEADER, NULL '\N')` of PostgreSQL reads it: what
    /// isn't known is `\N` without quotes.
    ///
    /// It is not for spreadsheets: a cell may begin like a formula. Control characters in values,
    /// line ends too, are U+FFFD, so a line is a row; clauses and categories are JSON.
    ///
    /// - Throws: what the sink throws.
    public static func writeCSV<Sink: ByteSink>(
        _ rows: HostRows, _ digestDriver: some DigestDriverProtocol, to sink: inout Sink
    ) throws(Sink.Failure) {
        var bytes = Array("host,day,factKey,\(PackageFact.names.joined(separator: ","))\n".utf8)
        let head = "\(rows.host.text),\(rows.day),"
        for fact in PackageFacts(of: rows.inventory) {
            bytes += head.utf8
            bytes += digestDriver.key(of: fact.json).utf8
            for member in fact.members {
                bytes.append(UInt8(ascii: ","))
                bytes += member.value.cell.utf8
            }
            bytes.append(UInt8(ascii: "\n"))
            try bytes.flushFullPiece(to: &sink)
        }
        try bytes.flush(to: &sink)
    }
}

extension PackageFact {
    /// The members, in JSON.
    fileprivate var json: [UInt8] {
        var json = JSONWriter(.compact)
        json.beginObject()
        for member in members {
            json.key(member.name)
            switch member.value {
            case .text(let text): json.value(text)
            case .flag(let flag): json.value(flag)
            case .json(let value): json.copy(value)
            case .null: json.null()
            }
        }
        json.endObject()
        return json.bytes
    }
}

extension DigestDriverProtocol {
    /// The key of a fact.
    fileprivate func key(of json: [UInt8]) -> Substring { sha256(of: json).prefix(32) }
}

extension PackageFact.Value {
    fileprivate var cell: String {
        switch self {
        case .text(let text): Self.cell(text)
        case .flag(let flag): flag ? "true" : "false"
        case .json(let value): String(decoding: value, as: UTF8.self).quoted
        case .null: #"\N"#
        }
    }

    private static func cell(_ text: String) -> String {
        text != #"\N"# && text.utf8.allSatisfy(\.standsInCell)
            ? text : text.replacingScalars(where: \.isTerminalControl).quoted
    }
}

extension UInt8 {
    /// A printable character of ASCII but for quote and comma.
    fileprivate var standsInCell: Bool {
        0x20...0x7E ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: ",")
    }
}
