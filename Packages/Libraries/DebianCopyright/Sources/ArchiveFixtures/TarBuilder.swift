public import DebianRootFixtures

/// Builds a tar in memory with whatever a test needs, including lies.
///
/// Each method adds an entry at the end.
public struct TarBuilder: Sendable {
    /// The archive so far, without the blocks of zeros at the end.
    public private(set) var entries: [UInt8] = []

    /// An archive without entries.
    public init() {}

    /// The whole archive, with two blocks of zeros at the end.
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

    /// Adds another name for a file; the target is the file's path in the archive.
    public mutating func hardLink(_ path: String, to target: String) {
        entry(TarFields(path, type: "1", linkName: target))
    }

    public mutating func fifo(_ path: String) {
        entry(TarFields(path, type: "6"))
    }

    /// Adds a character device.
    public mutating func device(_ path: String) {
        entry(TarFields(path, type: "3"))
    }

    /// Adds a header with any fields, and a body padded to whole blocks.
    public mutating func entry(_ fields: TarFields, _ body: [UInt8] = []) {
        entries += fields.block
        entries += body
        entries += [UInt8](repeating: 0, count: -body.count & 511)
    }

    /// Adds bytes unchanged, which need not be whole blocks.
    public mutating func raw(_ bytes: [UInt8]) {
        entries += bytes
    }
}

// MARK: Metadata before an entry

extension TarBuilder {
    /// Adds pax records for the next entry or, if they are global, for all following entries.
    public mutating func pax(_ records: [(String, String)], global: Bool = false) {
        pax(raw: records.flatMap { Self.record($0.0, Array($0.1.utf8)) }, global: global)
    }

    /// Adds an extended header with this body, unchanged.
    public mutating func pax(raw body: [UInt8], global: Bool = false) {
        entry(TarFields("pax", type: global ? "g" : "x", size: body.count), body)
    }

    /// One pax record: its length, a blank, the keyword, an equals sign, the value, a line feed.
    public static func record(_ keyword: String, _ value: [UInt8]) -> [UInt8] {
        let rest = Array(" \(keyword)=".utf8) + value + [0x0A]
        // The length includes its own digits.
        var length = rest.count
        while "\(length)".utf8.count + rest.count != length {
            length = "\(length)".utf8.count + rest.count
        }
        return Array("\(length)".utf8) + rest
    }

    /// Adds GNU tar's long name for the next entry.
    public mutating func gnuLongName(_ name: String) {
        gnuLong("L", name)
    }

    /// Adds GNU tar's long target for the next link.
    public mutating func gnuLongLink(_ target: String) {
        gnuLong("K", target)
    }

    private mutating func gnuLong(_ type: Unicode.Scalar, _ name: String) {
        let body = Array(name.utf8) + [0]
        entry(TarFields("././@LongLink", type: type, size: body.count, format: .gnu), body)
    }
}

extension SystemFiles {
    /// A tar of the files and links, with the names that `tar -C ROOT -c .` gives them.
    public var tar: [UInt8] {
        var tar = TarBuilder()
        var folders: Set<String> = []
        for path in paths {
            var folder = "./"
            for name in path.split(separator: "/") {
                if folders.insert(folder).inserted { tar.folder(folder) }
                folder += "\(name)/"
            }
            if let target = links[path] {
                tar.link("./\(path)", to: target)
            } else if let bytes = files[path] {
                tar.file("./\(path)", bytes)
            }
        }
        return tar.bytes
    }
}
