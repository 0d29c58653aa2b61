import DebianRootFixtures

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A compression program for test data.
public enum Compression: String, CaseIterable, Sendable {
    case gzip, zstd, xz

    /// Whether the program is installed; tests that need it are skipped otherwise.
    public var isInstalled: Bool { Self.run("command -v \(rawValue) > /dev/null") }

    fileprivate static func run(_ script: String) -> Bool {
        guard let pipe = popen(script, "r") else { return false }
        return pclose(pipe) == 0
    }
}

extension [UInt8] {
    /// Compresses the bytes with a program.
    ///
    /// - Throws: if the program can't be run, or fails.
    public func compressed(with compression: Compression) async throws -> [UInt8] {
        try await withDebianRoot { folder in
            try folder.file("plain", self)
            let (plain, packed) = (folder.hostPath("plain"), folder.hostPath("packed"))
            guard Compression.run("\(compression.rawValue) -c < '\(plain)' > '\(packed)'"),
                let file = fopen(packed, "r")
            else { throw CompressionError(program: compression.rawValue) }
            defer { fclose(file) }
            var bytes: [UInt8] = []
            var piece = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = fread(&piece, 1, piece.count, file), count > 0 {
                bytes += piece[..<count]
            }
            return bytes
        }
    }
}

/// A compression program could not be run.
public struct CompressionError: Error {
    public let program: String
}
