/// A digest by which one part of an image names another: `sha256:` and hex digits (OCI image
/// specification, "Descriptor", "Digests").
struct BlobDigest: Hashable {
    let algorithm: String
    let hex: String

    /// Nil if the text is no digest, so that a digest leads only to a blob.
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

    /// The path of the blob in a layout (OCI image layout specification, "Blobs").
    var path: String { "blobs/\(algorithm)/\(hex)" }

}

// MARK: Verifying

extension BlobDigest {
    /// - Parameters:
    ///   - bytes: the bytes to compare with the digest.
    ///   - name: the name of the part, for errors.
    /// - Throws: ``ArchiveDamage/digest(_:)``, ``ArchiveError/unknownDigest(_:)``.
    func check(_ bytes: [UInt8], of name: String) throws(ArchiveError) {
        let digester = Digester(try knownAlgorithm)
        try digester.add(bytes.span.bytes)
        try check(digester.digest(), of: name)
    }

    /// - Parameters:
    ///   - digest: the computed digest; nil if none was computed.
    ///   - name: the name of the part, for errors.
    /// - Throws: ``ArchiveDamage/digest(_:)``, ``ArchiveError/unknownDigest(_:)``.
    func check(_ digest: BlobDigest?, of name: String) throws(ArchiveError) {
        guard let digest, digest.algorithm == algorithm else { throw .unknownDigest(description) }
        guard self == digest else { throw .damaged(.digest(name), offset: 0) }
    }

    /// - Throws: ``ArchiveError/unknownDigest(_:)`` if the algorithm is not supported.
    var knownAlgorithm: DigestAlgorithm {
        get throws(ArchiveError) {
            guard let known = DigestAlgorithm(rawValue: algorithm) else {
                throw .unknownDigest(description)
            }
            return known
        }
    }
}

extension BlobDigest: CustomStringConvertible {
    var description: String { "\(algorithm):\(hex)" }
}

extension UInt8 {
    fileprivate var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    fileprivate var isSmallHexDigit: Bool {
        isDigit || self >= UInt8(ascii: "a") && self <= UInt8(ascii: "f")
    }
}
