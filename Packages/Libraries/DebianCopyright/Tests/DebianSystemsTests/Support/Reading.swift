import ArchiveFixtures
import DebianRootFixtures

@testable import DebianSystems

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A way to read bytes: with seeking, or in order only.
enum Way: CaseIterable {
    case file, pipe
}

/// Lends a stream of the bytes to `body`.
func withStream<Result>(
    _ bytes: [UInt8], _ way: Way, _ body: (ByteStream) throws -> Result
) async throws -> Result {
    try await withDebianRoot { folder in
        try folder.file("bytes", bytes)
        let path = folder.hostPath("bytes")
        if way == .file { return try body(ByteStream(file: SharedFile(hostFile: path))) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        defer { _ = close(descriptor) }
        return try body(ByteStream(descriptor: descriptor))
    }
}

/// The result of reading an archive: a line for each entry, and the error that ended it.
struct ReadArchive: Equatable {
    var lines: [String] = []
    var error: ArchiveError?
}

extension ReadArchive {
    /// Reads a tar, compressed or not, with the bodies of its files.
    init(tar bytes: [UInt8], _ way: Way = .file, _ budget: ReadingBudget = ReadingBudget())
        async throws
    {
        self = try await withStream(bytes, way) { ReadArchive(tar: $0, budget) }
    }

    init(tar stream: ByteStream, _ budget: ReadingBudget = ReadingBudget()) {
        do throws(ArchiveError) {
            var reader = TarReader(try stream.decompressed(within: budget), budget: budget)
            while let entry = try reader.next() {
                var line = "\(entry.kind) \(text(entry.path))"
                if entry.kind == .file { line += " \(text(try bytes(of: reader.content())))" }
                if !entry.linkTarget.isEmpty { line += " -> \(text(entry.linkTarget))" }
                lines.append(line)
            }
        } catch {
            self.error = error
        }
    }
}

/// The bytes of a file's content, in memory or not.
func bytes(of content: FileTree.Content) throws(ArchiveError) -> [UInt8] {
    switch content {
    case .bytes(let bytes): return bytes
    case .omitted, .passed: return []
    case .extent(let file, let offset, let count):
        return try ByteStream(file: file, range: offset..<(offset + count)).read(count)
    }
}

/// The bytes as text, with a question mark for bytes that are not UTF-8.
private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{FFFD}", with: "?")
}

/// The number of this process's open descriptors and of its children.
func openDescriptors() -> Int {
    (0..<1024).count { fcntl(Int32($0), F_GETFD) >= 0 }
}
