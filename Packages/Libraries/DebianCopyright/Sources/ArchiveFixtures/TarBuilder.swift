/// A tar in memory, with whatever a test wants in it, lies included.
///
/// Each method adds an entry behind the last one.
public struct TarBuilder: Sendable {
    /// The archive so far, without the blocks of zeros at its end.
    public private(set) var entries: [UInt8] = []

    /// An archive without entries.
    public init() {}

    /// The whole archive, with two blocks of zeros at its end.
    public var bytes: [UInt8] { entries + [UInt8](repeating: 0, count: 1024) }

    public mutating func file(_ path: String, _ text: String = "") {
        file(path, Array(text.utf8))
    }

    public mutating func file(_ path: String, _ bytes: [UInt8]) {
        entry(TarFields(path, size: bytes.count), bytes)
    }

    public mutating func folder(_ path: String) {
        entry(TarFields(path, type: "5"))
    }

    public mutating func link(_ path: String, to target: String) {
        entry(TarFields(path, type: "2", linkName: target))
    }

    /// Another name for a file; the target is its path in the archive.
    public mutating func hardLink(_ path: String, to target: String) {
        entry(TarFields(path, type: "1", linkName: target))
    }

    public mutating func fifo(_ path: String) {
        entry(TarFields(path, type: "6"))
    }

    /// A character device.
    public mutating func device(_ path: String) {
        entry(TarFields(path, type: "3"))
    }

    /// A header with any fields, and a body filled up to whole blocks.
    public mutating func entry(_ fields: TarFields, _ body: [UInt8] = []) {
        entries += fields.block
        entries += body
        entries += [UInt8](repeating: 0, count: -body.count & 511)
    }

    /// Bytes as they are, which need not be whole blocks.
    public mutating func raw(_ bytes: [UInt8]) {
        entries += bytes
    }
}

// MARK: What stands before an entry

extension TarBuilder {
    /// Records of pax for the next entry, or for all behind if they are global.
    public mutating func pax(_ records: [(String, String)], global: Bool = false) {
        pax(raw: records.flatMap { Self.record($0.0, Array($0.1.utf8)) }, global: global)
    }

    /// The body of an extended header as it is.
    public mutating func pax(raw body: [UInt8], global: Bool = false) {
        entry(TarFields("pax", type: global ? "g" : "x", size: body.count), body)
    }

    /// One record of pax: its length, a blank, the keyword, an equals sign, the value, a line feed.
    public static func record(_ keyword: String, _ value: [UInt8]) -> [UInt8] {
        let rest = Array(" \(keyword)=".utf8) + value + [0x0A]
        // The length counts its own digits.
        var length = rest.count
        while "\(length)".utf8.count + rest.count != length {
            length = "\(length)".utf8.count + rest.count
        }
        return Array("\(length)".utf8) + rest
    }

    /// GNU tar's long name for the next entry.
    public mutating func gnuLongName(_ name: String) {
        gnuLong("L", name)
    }

    /// GNU tar's long target for the next link.
    public mutating func gnuLongLink(_ target: String) {
        gnuLong("K", target)
    }

    private mutating func gnuLong(_ type: Unicode.Scalar, _ name: String) {
        let body = Array(name.utf8) + [0]
        entry(TarFields("././@LongLink", type: type, size: body.count, format: .gnu), body)
    }
}
