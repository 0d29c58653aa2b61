import DebianCopyright

/// A digest by which one part of an image names another: `sha256:` and hex digits (OCI image
/// specification, "Descriptor", "Digests").
struct BlobDigest: Hashable {
    let algorithm: String
    let hex: String

    /// Nil if it isn't one, so that none leads elsewhere than to a blob.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2,
            !parts[0].isEmpty, parts[0].utf8.allSatisfy({ $0.isSmallLetter || $0.isDigit }),
            (32...128).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy(\.isSmallHexDigit)
        else { return nil }
        (algorithm, hex) = (String(parts[0]), String(parts[1]))
    }

    /// The SHA-256 of these bytes.
    init(of bytes: [UInt8]) {
        (algorithm, hex) = ("sha256", SHA256(bytes).hexadecimal)
    }

    /// Where the blob lies in a layout (OCI image layout specification, "Blobs").
    var path: String { "blobs/\(algorithm)/\(hex)" }

    /// Whether it is that of these bytes; of other algorithms than SHA-256 that isn't checked.
    func isThat(of bytes: [UInt8]) -> Bool {
        algorithm != "sha256" || self == BlobDigest(of: bytes)
    }
}

extension BlobDigest: CustomStringConvertible {
    var description: String { "\(algorithm):\(hex)" }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    fileprivate var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    fileprivate var isSmallHexDigit: Bool {
        isDigit || self >= UInt8(ascii: "a") && self <= UInt8(ascii: "f")
    }
}
