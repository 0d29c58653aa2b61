public import DomainLayer

/// The worldwide id of a document: a UUID made from the document's content.
///
/// The id depends on every byte, so a document that is made again keeps its id, and different
/// documents never share one.
public struct DocumentID: Hashable, Sendable {
    /// 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 (RFC 9562, section 4).
    public let uuid: String

    /// The id of no document (RFC 9562, section 5.9).
    static let none = DocumentID(uuid: "00000000-0000-0000-0000-000000000000")

    private init(uuid: String) {
        self.uuid = uuid
    }

    /// A UUID of version 8, whose content is up to the implementation (RFC 9562, section 5.8).
    ///
    /// - Parameter digest: hexadecimal digits, of which the first 32 are used.
    init(digest: String) {
        var digits = Array(digest.utf8.prefix(32))
        // Sets the version, and in the next group the variant, whose last two bits are free.
        digits[12] = UInt8(ascii: "8")
        digits[16] = Array("89ab".utf8)[Int(digits[16] & 3)]
        var uuid: [UInt8] = []
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { uuid.append(UInt8(ascii: "-")) }
            uuid.append(digit)
        }
        self.uuid = String(decoding: uuid, as: UTF8.self)
    }
}

extension BillOfMaterialsReport {
    /// The id of this bill's document: a digest of all bytes but the id itself. A document that
    /// exceeds ``ByteLimit`` has none, since it can't be written.
    public static func id(
        of bill: BillOfMaterials, digestedBy driver: some DigestDriverProtocol
    ) -> DocumentID {
        var sink = DigestSink(driver: driver)
        do throws(TooLong) { try write(bill, as: .none, to: &sink) } catch { return .none }
        return DocumentID(digest: sink.finish())
    }
}

/// The document exceeds ``ByteLimit``.
private struct TooLong: Error {}

/// Computes a digest of what is written, and keeps little of it: each block is digested together
/// with the previous digest, however the bytes are divided into pieces.
private struct DigestSink<Driver: DigestDriverProtocol>: ByteSink {
    private let driver: Driver
    private var digest = ""
    /// The bytes that don't fill a block yet.
    private var rest: [UInt8] = []
    private var limit = ByteLimit()
    private let blockSize = 64 * 1024

    init(driver: Driver) {
        self.driver = driver
    }

    mutating func write(_ bytes: [UInt8]) throws(TooLong) {
        guard limit.allows(bytes.count) else { throw TooLong() }
        rest += bytes
        var start = 0
        while rest.count - start >= blockSize {
            digest = driver.sha256(of: Array(digest.utf8) + rest[start..<start + blockSize])
            start += blockSize
        }
        rest.removeFirst(start)
    }

    mutating func finish() -> String {
        if rest.isEmpty { return digest }
        return driver.sha256(of: Array(digest.utf8) + rest)
    }
}
