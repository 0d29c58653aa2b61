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

/// One line per package: the host, the day, a key, and a fact, which is the package with its
/// license.
///
/// The key is the first half of the SHA-256 of the fact as a JSON object. A package therefore has
/// one key on every host, which can be computed from a line. Host, day and key need no escapes, so
/// line tools can cut them out. A system without packages has one line, which distinguishes it from
/// a host that sent nothing.
///
/// The inventory must hold ``/DomainLayer/InventoryDetail/digests``.
public enum RowsReport {
    /// JSON objects without blanks, one per line. The fact is the part of the line from `"system"`
    /// on.
    ///
    /// - Throws: the sink's error.
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

    /// CSV (RFC 4180) for PostgreSQL's `COPY … WITH (FORMAT csv, HEADER, NULL '\N')`: an unknown
    /// value is `\N` without quotes.
    ///
    /// It is not for spreadsheets: a cell may begin like a formula. Control characters in values,
    /// including line ends, are replaced by U+FFFD, so each row is one line. Clauses and categories
    /// are JSON.
    ///
    /// - Throws: the sink's error.
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
