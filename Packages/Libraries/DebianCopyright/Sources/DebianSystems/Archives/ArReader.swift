/// One member of an `ar` archive.
package struct ArEntry: Hashable, Sendable {
    /// The name without the padding after it, which is blanks, or a slash in GNU's form.
    package let name: [UInt8]
    /// The size of the body in bytes.
    package let size: Int
}

/// Reads the members of an archive as deb(5) describes it: the common `ar` format, with names of up
/// to 16 bytes.
package struct ArReader {
    private let stream: ByteStream
    private let budget: ReadingBudget
    private var bodyEnd: Int

    private static let magic = Array("!<arch>\n".utf8)

    /// Whether bytes begin like such an archive.
    package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

    /// - Throws: ``ArchiveError/unknownFormat`` if the stream doesn't begin like such an archive.
    package init(_ stream: ByteStream, budget: ReadingBudget) throws(ArchiveError) {
        guard Self.recognizes(try stream.peek(Self.magic.count)) else { throw .unknownFormat }
        try stream.skip(Self.magic.count)
        self.stream = stream
        self.budget = budget
        bodyEnd = stream.offset
    }

    /// The next member; the rest of the previous member's body is skipped.
    ///
    /// - Returns: nil at the end.
    /// - Throws: ``ArchiveError/damaged(_:offset:)``, ``ArchiveError/limit(_:)``, or the stream's
    ///   errors.
    package mutating func next() throws(ArchiveError) -> ArEntry? {
        try stream.skip(bodyEnd - stream.offset)
        // Bodies are padded to an even length; dpkg-deb accepts a last body without padding.
        if bodyEnd % 2 == 1, try !stream.peek(1).isEmpty { try stream.skip(1) }
        let offset = stream.offset
        let entry = try stream.record(60) { (header) throws(ArchiveError) in
            try Self.entry(header, at: offset)
        }
        guard let entry else {
            try stream.finish()
            return nil
        }
        try budget.entries.take()
        bodyEnd = stream.offset + entry.size
        return entry
    }

    /// The body of the current member as a stream of its own.
    package func member() -> ByteStream {
        stream.member(bodyEnd - stream.offset)
    }

    private static func entry(
        _ header: Span<UInt8>, at offset: Int
    ) throws(ArchiveError) -> ArEntry {
        guard header[58] == UInt8(ascii: "`"), header[59] == UInt8(ascii: "\n") else {
            throw .damaged(.header, offset: offset)
        }
        let blank = UInt8(ascii: " ")
        let digits = (48..<58).map { header[$0] }.prefix { $0 != blank }
        let rest = (48..<58).dropFirst(digits.count)
        guard digits.allSatisfy({ $0 ^ UInt8(ascii: "0") < 10 }),
            let size = Int(String(decoding: digits, as: UTF8.self)),
            rest.allSatisfy({ header[$0] == blank })
        else { throw .damaged(.size, offset: offset) }
        var name = (0..<16).map { header[$0] }
        while name.last == blank { name.removeLast() }
        if name.count > 1, name.last == UInt8(ascii: "/") { name.removeLast() }
        return ArEntry(name: name, size: size)
    }
}
