public import DomainLayer

/// The name that a document bears in all the world: a UUID made of its content.
///
/// Documents with the same bytes have the same one, and a changed byte makes it another, so that a
/// document can be made again and nobody confuses two.
public struct DocumentID: Hashable, Sendable {
    /// 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 (RFC 9562, section 4).
    public let uuid: String

    /// The id of no document (RFC 9562, section 5.9).
    static let none = DocumentID(uuid: "00000000-0000-0000-0000-000000000000")

    private init(uuid: String) {
        self.uuid = uuid
    }

    /// A UUID of version 8, which RFC 9562, section 5.8, leaves to its maker to fill.
    ///
    /// - Parameter digest: hexadecimal digits, of which the first 32 count.
    init(digest: String) {
        var digits = Array(digest.utf8.prefix(32))
        // The version, and of the next group the variant, whose last two bits are free.
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
    /// The id of the document that tells this bill: a digest of all its bytes but the id itself. A
    /// document beyond ``ByteLimit`` has none, for nobody will write it.
    public static func id(
        of bill: BillOfMaterials, digestedBy driver: some DigestDriverProtocol
    ) -> DocumentID {
        var sink = DigestSink(driver: driver)
        do throws(TooLong) { try write(bill, as: .none, to: &sink) } catch { return .none }
        return DocumentID(digest: sink.finish())
    }
}

/// That a document has more bytes than ``ByteLimit`` says.
private struct TooLong: Error {}

/// Keeps little of what is written but a digest: that of each block after the digest before it,
/// in whichever pieces the bytes come.
private struct DigestSink<Driver: DigestDriverProtocol>: ByteSink {
    private let driver: Driver
    private var digest = ""
    /// What does not fill a block yet.
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
