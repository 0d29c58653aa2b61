/// Computes the digest of bytes as they arrive, so that they needn't be kept or read twice.
///
/// A short input is digested in this process, a longer one by a program of the host, which runs as
/// a child process concurrently with the reader and is three times as fast.
final class Digester {
    private let algorithm: DigestAlgorithm
    private var child: ChildProcess?
    /// The bytes so far; empty once there is a child process.
    private var bytes: [UInt8] = []

    /// The most bytes that are digested in this process.
    private static let mostHere = 1 << 18

    init(_ algorithm: DigestAlgorithm) {
        self.algorithm = algorithm
    }

    /// - Throws: ``ArchiveError/missingProgram(_:package:)``.
    func add(_ more: RawSpan) throws(ArchiveError) {
        if let child { return try give(more, to: child) }
        more.withUnsafeBytes { bytes += $0 }
        if bytes.count > Self.mostHere { _ = try start() }
    }

    /// The digest of all bytes added.
    func digest() throws(ArchiveError) -> BlobDigest {
        if child == nil, algorithm == .sha256 { return BlobDigest(of: bytes) }
        let child = if let child { child } else { try start() }
        child.closeInput()
        var answer: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 256)
        while true {
            let transfer = piece.withUnsafeMutableBufferPointer { room in
                child.take(into: UnsafeMutableRawBufferPointer(room))
            }
            switch transfer {
            case .nothingYet: try wait(for: child)
            case .bytes(let count): answer += piece[..<count]
            case .closed:
                // The answer has the digits, blanks, and a hyphen for standard input.
                let hex = String(
                    decoding: answer.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
                guard child.end() == 0,
                    let digest = BlobDigest("\(algorithm.rawValue):\(hex)")
                else { throw failure(of: child) }
                return digest
            case .failed(let error): throw .unreadable(error)
            }
        }
    }

    private func start() throws(ArchiveError) -> ChildProcess {
        let child = try ChildProcess(running: [algorithm.program], of: "coreutils")
        self.child = child
        let first = bytes
        bytes = []
        try give(first.span.bytes, to: child)
        return child
    }

    private func give(_ bytes: RawSpan, to child: ChildProcess) throws(ArchiveError) {
        var start = 0
        while start < bytes.byteCount {
            let transfer = bytes.extracting(droppingFirst: start).withUnsafeBytes {
                child.give($0)
            }
            switch transfer {
            case .nothingYet: try wait(for: child)
            case .bytes(let count): start += count
            case .closed: throw failure(of: child)
            case .failed(let error): throw .unreadable(error)
            }
        }
    }

    private func wait(for child: ChildProcess) throws(ArchiveError) {
        if Task.isCancelled { throw .cancelled }
        child.wait()
    }

    private func failure(of child: ChildProcess) -> ArchiveError {
        .decompression(program: algorithm.program, status: child.end())
    }
}

/// A hash function by which parts of images are named (OCI image specification, "Descriptor",
/// "Registered algorithms").
enum DigestAlgorithm: String {
    case sha256
    case sha512

    /// The GNU program that computes the digest.
    fileprivate var program: String { "\(rawValue)sum" }
}
