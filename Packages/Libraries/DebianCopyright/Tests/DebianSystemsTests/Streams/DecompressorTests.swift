import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Serialized, because the tests count this process's descriptors.
@Suite(.serialized) struct DecompressorTests {
    /// A tar of a megabyte that no program can compress much: more than the buffers in between can
    /// hold.
    private static let tar: TarBuilder = {
        var random = SplitMix(seed: 24)
        var tar = TarBuilder()
        for number in 0..<4 {
            var bytes: [UInt8] = []
            for _ in 0..<(1 << 15) {
                withUnsafeBytes(of: random.next()) { bytes.append(contentsOf: $0) }
            }
            tar.file("\(number)", bytes)
        }
        tar.file("last", "text")
        return tar
    }()

    private static let installed = Compression.allCases.filter(\.isInstalled)

    @Test func `the programs are installed`() {
        withKnownIssue("install gzip, zstd and xz-utils to test all", isIntermittent: true) {
            #expect(Self.installed == Compression.allCases)
        }
    }

    @Test(arguments: installed, Way.allCases)
    func `a compressed tar has the entries of the plain one`(
        _ compression: Compression, _ way: Way
    ) async throws {
        let packed = try await Self.tar.bytes.compressed(with: compression)
        let names = try await withStream(packed, way) { stream in
            let budget = ReadingBudget()
            var reader = TarReader(try stream.decompressed(within: budget), budget: budget)
            var names: [String] = []
            while let entry = try reader.next() {
                names.append(String(decoding: entry.path, as: UTF8.self))
            }
            return names
        }
        #expect(names == ["0", "1", "2", "3", "last"])
        var small = TarBuilder()
        small.file("file", "text")
        #expect(
            try await ReadArchive(tar: small.bytes.compressed(with: compression), way)
                == ReadArchive(lines: ["file file text"]))
    }

    @Test(arguments: installed)
    func `what is cut off is found, if only its last byte is missing`(
        _ compression: Compression
    ) async throws {
        var tar = TarBuilder()
        tar.file("file", "text")
        let packed = try await tar.bytes.compressed(with: compression)
        for length in stride(from: 6, to: packed.count, by: 7) + [packed.count - 1] {
            let error = try await ReadArchive(tar: Array(packed.prefix(length))).error
            #expect(
                error == .decompression(program: compression.rawValue, status: 1), "\(length)")
        }
    }

    @Test(arguments: installed)
    func `damage within is found`(_ compression: Compression) async throws {
        var packed = try await Self.tar.bytes.compressed(with: compression)
        // The damage is in the middle of the second file, not in a header.
        packed[packed.count * 3 / 8] ^= 0x10
        let error = try await ReadArchive(tar: packed).error
        #expect(error == .decompression(program: compression.rawValue, status: 1))
    }

    @Test(arguments: installed)
    func `parts that are compressed apart are one stream`(_ compression: Compression) async throws {
        var tar = TarBuilder()
        tar.file("file", String(repeating: "x", count: 5000))
        let half = tar.bytes.count / 2
        let packed =
            try await Array(tar.bytes[..<half]).compressed(with: compression)
            + Array(tar.bytes[half...]).compressed(with: compression)
        #expect(
            try await ReadArchive(tar: packed)
                == ReadArchive(lines: ["file file \(String(repeating: "x", count: 5000))"]))
    }

    @Test func `what gzip ignores behind its end is ignored`() async throws {
        var tar = TarBuilder()
        tar.file("file", "text")
        let packed = try await tar.bytes.compressed(with: .gzip) + Array("garbage".utf8)
        #expect(try await ReadArchive(tar: packed) == ReadArchive(lines: ["file file text"]))
    }

    @Test(arguments: Way.allCases)
    func `a compressed member leaves its archive where the next one begins`(
        _ way: Way
    ) async throws {
        var inner = TarBuilder()
        inner.file("inside", "text")
        var outer = TarBuilder()
        let packed = try await inner.bytes.compressed(with: .gzip)
        outer.file("layer", packed)
        outer.file("cut off", Array(packed.dropLast(9)))
        outer.file("behind", "more")
        try await withStream(outer.bytes, way) { (stream) throws in
            var reader = TarReader(stream, budget: ReadingBudget())
            _ = try reader.next()
            #expect(
                ReadArchive(tar: reader.member()) == ReadArchive(lines: ["file inside text"]))
            _ = try reader.next()
            #expect(
                ReadArchive(tar: reader.member()).error
                    == .decompression(program: "gzip", status: 1))
            #expect(try reader.next()?.path == Array("behind".utf8))
            #expect(try bytes(of: reader.content()) == Array("more".utf8))
        }
    }
}

// MARK: Limits

extension DecompressorTests {
    /// A tar with a file of zeros, compressed in pieces of 4 MiB, each to about 4 KB.
    private static func zeros(pieces: Int) async throws -> [UInt8] {
        var tar = TarBuilder()
        tar.entry(TarFields("zeros", size: pieces << 22))
        let piece = try await [UInt8](repeating: 0, count: 1 << 22).compressed(with: .gzip)
        return try await tar.entries.compressed(with: .gzip)
            + Array([[UInt8]](repeating: piece, count: pieces).joined())
            + [UInt8](repeating: 0, count: 1024).compressed(with: .gzip)
    }

    @Test func `four gigabytes of zeros in four megabytes are refused`() async throws {
        let packed = try await Self.zeros(pieces: 1024)
        #expect(packed.count < 5 << 20)
        let start = ContinuousClock.now
        #expect(try await ReadArchive(tar: packed).error == .limit(.ratio))
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test func `a little may be as compressed as it likes`() async throws {
        let packed = try await Self.zeros(pieces: 4)
        let budget = ReadingBudget()
        #expect(try await ReadArchive(tar: packed, .file, budget).error == nil)
        // All streams of an image share one budget.
        budget.unpacking.unmeasuredOutput = 20 << 20
        #expect(try await ReadArchive(tar: packed, .file, budget).error == .limit(.ratio))
    }

    @Test func `output is measured by what is stored, not by what is compressed within it`()
        async throws
    {
        let inner = try await Self.tar.bytes.compressed(with: .gzip)
        let packed = try await inner.compressed(with: .gzip)
        try await withStream(packed, .file) { (stream) throws in
            let budget = ReadingBudget()
            let plain = try stream.decompressed(within: budget).decompressed(within: budget)
            #expect(try plain.read(Self.tar.bytes.count) == Self.tar.bytes)
            try plain.finish()
            #expect(budget.unpacking.stored == packed.count)
        }
    }

    @Test func `the bytes of all streams together are limited`() async throws {
        var tar = TarBuilder()
        tar.file("file", "text")
        let packed = try await tar.bytes.compressed(with: .gzip)
        let budget = ReadingBudget()
        budget.unpacking.bytes = .init(tar.bytes.count * 2, of: .decompressedBytes)
        #expect(try await ReadArchive(tar: packed, .file, budget).error == nil)
        #expect(try await ReadArchive(tar: packed, .file, budget).error == nil)
        #expect(
            try await ReadArchive(tar: packed, .file, budget).error == .limit(.decompressedBytes))
    }

    @Test func `compression within compression goes three deep`() async throws {
        var packed = Array("text".utf8)
        for _ in 0..<4 { packed = try await packed.compressed(with: .gzip) }
        try await withStream(packed, .file) { (stream) throws in
            let budget = ReadingBudget()
            var inner = stream
            for _ in 0..<3 { inner = try inner.decompressed(within: budget) }
            #expect(throws: ArchiveError.limit(.nesting)) {
                try inner.decompressed(within: budget)
            }
        }
    }
}

// MARK: The child

extension DecompressorTests {
    @Test func `a child that is killed midway is no end of the stream`() async throws {
        let packed = try await Self.tar.bytes.compressed(with: .gzip)
        try await withStream(packed, .pipe) { (stream) throws in
            let budget = ReadingBudget()
            let plain = try stream.decompressed(within: budget)
            _ = try plain.read(1000)
            kill(try #require(plain.child).pid, SIGKILL)
            #expect(throws: ArchiveError.decompression(program: "gzip", status: 137)) {
                try plain.finish()
            }
        }
    }

    @Test func `a stream that is left leaves neither child nor descriptor`() async throws {
        let packed = try await Self.tar.bytes.compressed(with: .gzip)
        let before = openDescriptors()
        for _ in 0..<100 {
            let child = try await withStream(packed, .file) { (stream) throws in
                let plain = try stream.decompressed(within: ReadingBudget())
                _ = try plain.read(1000)
                return try #require(plain.child).pid
            }
            #expect(waitpid(child, nil, WNOHANG) == -1 && errno == ECHILD)
        }
        // Other tests may open a few descriptors concurrently.
        #expect(openDescriptors() < before + 50)
    }

    @Test func `a program that isn't there is named with its package`() async {
        await #expect(processExitsWith: .success) {
            setenv("PATH", "/nowhere", 1)
            let expected: [(magic: [UInt8], ArchiveError)] = [
                ([0x1F, 0x8B, 8], .missingProgram("gzip", package: "gzip")),
                ([0x28, 0xB5, 0x2F, 0xFD], .missingProgram("zstd", package: "zstd")),
                ([0x50, 0x2A, 0x4D, 0x18], .missingProgram("zstd", package: "zstd")),
                (
                    [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0],
                    .missingProgram("xz", package: "xz-utils")
                ),
                ([0x5D, 0, 0, 0x80, 0, 0xFF], .missingProgram("xz", package: "xz-utils")),
                (Array("BZh91A".utf8), .missingProgram("bzip2", package: "bzip2")),
            ]
            for (magic, error) in expected {
                try await withStream(magic, .file) { (stream) throws -> Void in
                    #expect(throws: error) { _ = try stream.decompressed(within: ReadingBudget()) }
                }
            }
        }
    }

    @Test func `reading ends when its task is cancelled`() async throws {
        let packed = try await Self.tar.bytes.compressed(with: .gzip)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await ReadArchive(tar: packed)
        }
        #expect(try await task.value == ReadArchive(error: .cancelled))
    }

    @Test func `waiting for a child ends when the task is cancelled`() async throws {
        let packed = try await Self.tar.bytes.compressed(with: .gzip)
        let (children, found) = AsyncStream<pid_t>.makeStream()
        let task = Task.detached {
            try await withStream(packed, .file) { (stream) throws in
                let plain = try stream.decompressed(within: ReadingBudget())
                let child = try #require(plain.child).pid
                kill(child, SIGSTOP)
                found.yield(child)
                try plain.finish()
            }
        }
        var iterator = children.makeAsyncIterator()
        let child = try #require(await iterator.next())
        // Without a limit of its own the test would wait forever.
        let end = Task {
            try await Task.sleep(for: .seconds(10))
            kill(child, SIGKILL)
        }
        try await Task.sleep(for: .milliseconds(100))
        task.cancel()
        await #expect(throws: ArchiveError.cancelled) { try await task.value }
        end.cancel()
    }
}

extension ByteStream {
    /// The child process that provides the bytes.
    fileprivate var child: ChildProcess? {
        if case .decompressor(let decompressor) = source.origin { decompressor.child } else { nil }
    }
}
