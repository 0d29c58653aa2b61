/// A statement as ``LicenseStatements`` keeps it: for reports, which copy its bytes without making
/// a string of each text.
///
/// It points into the statements' bytes, and is valid only where it is lent.
public struct PackedStatement {
    /// The place of what it says in ``LicenseStatements/claims``.
    public let claim: Int
    /// As ``LicenseStatement/lines``.
    public let lines: ClosedRange<Int>
    /// As ``LicenseStatement/name``: one text, or none.
    public let name: PackedTexts
    /// As ``LicenseStatement/files``.
    public let files: PackedTexts
    /// As ``LicenseStatement/holders``.
    public let holders: PackedTexts
    /// As ``LicenseStatement/underlying``.
    public let underlying: PackedTexts
}

extension LicenseStatements {
    /// What the statements say, each once, in the order of first use.
    public var claims: [Claim] { content.claims }

    /// How much memory the statements take, in bytes and but for what they say.
    public var size: Int { content.bytes.count }

    /// Lends the statements in turn as they are kept.
    public func lendPacked(to body: (PackedStatement) -> Void) {
        content.bytes.withUnsafeBufferPointer { bytes in
            var reader = PackedReader(bytes, at: 0)
            for claim in content.places { body(PackedStatement(saying: claim, &reader)) }
        }
    }

    /// Lends the statement at a position as it is kept.
    func lendPacked<Result>(at position: Int, to body: (PackedStatement) -> Result) -> Result {
        content.bytes.withUnsafeBufferPointer { bytes in
            var reader = PackedReader(bytes, at: content.starts[position])
            return body(PackedStatement(saying: content.places[position], &reader))
        }
    }
}

extension PackedStatement {
    fileprivate init(saying claim: UInt32, _ reader: inout PackedReader) {
        self.claim = Int(claim)
        let first = reader.number()
        lines = first...(first &+ reader.number())
        name = PackedTexts(bytes: reader.run())
        files = PackedTexts(bytes: reader.run())
        holders = PackedTexts(bytes: reader.run())
        underlying = PackedTexts(bytes: reader.run())
    }
}

/// Texts of a ``PackedStatement``, in UTF-8.
@frozen
public struct PackedTexts: Sequence, IteratorProtocol {
    @usableFromInline var reader: PackedReader

    fileprivate init(bytes: UnsafeBufferPointer<UInt8>) {
        reader = PackedReader(bytes, at: 0)
    }

    /// Whether there is no text.
    @inlinable public var isEmpty: Bool { reader.isAtEnd }

    @inlinable
    public mutating func next() -> UnsafeBufferPointer<UInt8>? {
        reader.isAtEnd ? nil : reader.run()
    }

    /// A string of each text.
    var strings: [String] {
        isEmpty ? [] : map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Reads numbers and runs of bytes as ``LicenseStatements`` keeps them.
@frozen
@usableFromInline
struct PackedReader {
    @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
    @usableFromInline var position: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    @inlinable var isAtEnd: Bool { position == bytes.count }

    @inlinable
    mutating func number() -> Int {
        var number: UInt = 0
        var shift: UInt = 0
        while true {
            let byte = bytes[position]
            position &+= 1
            number |= UInt(byte & 0x7F) &<< shift
            if byte < 0x80 { return Int(bitPattern: number) }
            shift &+= 7
        }
    }

    /// Bytes behind their number.
    @inlinable
    mutating func run() -> UnsafeBufferPointer<UInt8> {
        let length = number()
        let start = position
        position += length
        return UnsafeBufferPointer(rebasing: bytes[start..<position])
    }
}
