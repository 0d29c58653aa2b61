/// The records of a pax extended header about the next entry (POSIX.1-2001, pax, "pax Extended
/// Header"), as far as the reader needs them.
struct PaxRecords {
    var path: [UInt8]?
    var linkPath: [UInt8]?
    var size: Int?
    /// Whether the body consists of a sparse file's map and the bytes between its holes.
    var isSparse = false
    /// A sparse file's real name; its header has a name made up by GNU tar.
    var sparseName: [UInt8]?

    /// No records.
    init() {}

    /// Whether there are no records that the reader needs.
    var isEmpty: Bool {
        path == nil && linkPath == nil && size == nil && !isSparse && sparseName == nil
    }

    /// Parses records; an empty value cancels an earlier one.
    ///
    /// - Parameters:
    ///   - bytes: records of the form `LENGTH KEYWORD=VALUE` and a line feed; the length includes
    ///     itself.
    ///   - offset: the offset of the records, for errors.
    /// - Throws: ``ArchiveError/damaged(_:offset:)``.
    init(_ bytes: [UInt8], at offset: Int) throws(ArchiveError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let offset = offset + rest.startIndex
            guard let blank = rest.prefix(20).firstIndex(of: UInt8(ascii: " ")),
                let length = Self.number(rest[..<blank]), length <= rest.count,
                length > blank + 1 - rest.startIndex
            else { throw .damaged(.header, offset: offset) }
            let record = rest[(blank + 1)..<(rest.startIndex + length)]
            guard record.last == UInt8(ascii: "\n"),
                let equals = record.firstIndex(of: UInt8(ascii: "="))
            else { throw .damaged(.header, offset: offset) }
            let value = record[(equals + 1)...].dropLast()
            switch String(decoding: record[..<equals], as: UTF8.self) {
            case "path": path = try Self.name(value, at: offset)
            case "linkpath": linkPath = try Self.name(value, at: offset)
            case "size":
                size = Self.number(value)
                if size == nil, !value.isEmpty { throw .damaged(.size, offset: offset) }
            case "GNU.sparse.name": sparseName = try Self.name(value, at: offset)
            case "GNU.sparse.major", "GNU.sparse.map", "GNU.sparse.numblocks": isSparse = true
            default: break
            }
            rest = rest.dropFirst(length)
        }
        // GNU tar uses the name even without a map; other readers don't.
        if sparseName != nil, !isSparse { throw .damaged(.header, offset: offset) }
    }

    private static func name(
        _ value: ArraySlice<UInt8>, at offset: Int
    ) throws(ArchiveError) -> [UInt8]? {
        guard !value.contains(0) else { throw .damaged(.header, offset: offset) }
        return value.isEmpty ? nil : Array(value)
    }

    /// The value of decimal digits; nil for anything else, or if it exceeds any file's size.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        var value = 0
        for byte in digits {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10, value <= TarHeader.mostBytes / 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }
}
