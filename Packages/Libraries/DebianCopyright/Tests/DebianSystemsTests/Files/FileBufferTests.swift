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

@Suite struct FileBufferTests {
    @Test func `a new buffer is empty`() {
        #expect(FileBuffer().count == 0)
        #expect(FileBuffer().text == "")
    }

    @Test func `a buffer holds the last file alone`() async throws {
        try await withDebianRoot { fixture in
            let long = String(repeating: "long ", count: 100_000)
            try fixture.file("long", long)
            try fixture.file("short", "short")
            try fixture.file("empty", "")
            let root = try RootDirectory(path: fixture.path)
            var buffer = FileBuffer()
            for (name, text) in [
                ("short", "short"), ("long", long), ("empty", ""), ("short", "short"),
            ] {
                try root.read(name, limit: 500_000, into: &buffer)
                #expect(buffer.text == text, "\(name)")
                #expect(buffer.count == text.utf8.count)
            }
        }
    }

    @Test func `a file as long as the limit is read, a longer one is not`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("file", "12345")
            let root = try RootDirectory(path: fixture.path)
            #expect(root.outcome("file", limit: 5) == .success("12345"))
            #expect(root.outcome("file", limit: .max) == .success("12345"))
            #expect(root.outcome("file", limit: 4) == .failure(.tooLarge(size: 5, limit: 4)))
        }
    }

    @Test func `a huge file is refused before it is read`() async throws {
        try await withDebianRoot { fixture in
            try fixture.sparseFile("file", size: 1 << 40)
            let root = try RootDirectory(path: fixture.path)
            #expect(
                root.outcome("file", limit: 1 << 20)
                    == .failure(.tooLarge(size: 1 << 40, limit: 1 << 20)))
        }
    }

    @Test func `after an error the buffer is empty`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("file", "12345")
            let root = try RootDirectory(path: fixture.path)
            var buffer = FileBuffer()
            try root.read("file", limit: 5, into: &buffer)
            #expect(throws: FileProblem.missing) {
                try root.read("gone", limit: 5, into: &buffer)
            }
            #expect(buffer.text == "")
            try root.read("file", limit: 5, into: &buffer)
            #expect(throws: FileProblem.tooLarge(size: 5, limit: 4)) {
                try root.read("file", limit: 4, into: &buffer)
            }
            #expect(buffer.text == "")
        }
    }

    #if os(Linux)
        /// The kernel's own files report a size of zero, and so grow while they are read.
        @Test func `a file that turns out longer is read to its end, or to the limit`() throws {
            let root = try RootDirectory(path: "/")
            var buffer = FileBuffer()
            try root.read("proc/self/status", limit: 1 << 20, into: &buffer)
            #expect(buffer.count > 100)
            #expect(buffer.text.hasPrefix("Name:\t"))
            #expect(buffer.text.hasSuffix("\n"))
            #expect(throws: FileProblem.tooLarge(size: 101, limit: 100)) {
                try root.read("proc/self/status", limit: 100, into: &buffer)
            }
        }
    #endif
}

@Suite struct FileBufferHostTests {
    private func outcome(_ path: String, limit: Int = 100) -> Outcome {
        outcome { (buffer) throws(FileProblem) in try buffer.load(hostFile: path, limit: limit) }
    }

    private func outcome(openFile number: Int32, limit: Int = 100) -> Outcome {
        outcome { (buffer) throws(FileProblem) in
            try buffer.load(openFile: number, limit: limit)
        }
    }

    private func outcome(
        _ load: (inout FileBuffer) throws(FileProblem) -> Void
    ) -> Outcome {
        var buffer = FileBuffer()
        return Result { () throws(FileProblem) in
            try load(&buffer)
            return buffer.text
        }
    }

    /// A pipe with this text, whose writer is gone.
    private func pipe(holding text: String) throws -> Int32 {
        var ends: [Int32] = [-1, -1]
        try #require(Self.open(&ends))
        let count = Array(text.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
        close(ends[1])
        try #require(count == text.utf8.count)
        return ends[0]
    }

    private static func open(_ ends: inout [Int32]) -> Bool {
        #if canImport(Glibc)
            Glibc.pipe(&ends) == 0
        #elseif canImport(Musl)
            Musl.pipe(&ends) == 0
        #else
            Darwin.pipe(&ends) == 0
        #endif
    }

    @Test func `a file is read through links that lead anywhere`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("text", "12345")
            try fixture.file("empty", "")
            try fixture.link("link", to: fixture.hostPath("text"))
            #expect(outcome(fixture.hostPath("text")) == .success("12345"))
            #expect(outcome(fixture.hostPath("link")) == .success("12345"))
            #expect(outcome(fixture.hostPath("empty")) == .success(""))
        }
    }

    @Test func `a file as long as the limit is read, a longer one is not`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("text", "12345")
            try fixture.sparseFile("huge", size: 1 << 40)
            #expect(outcome(fixture.hostPath("text"), limit: 5) == .success("12345"))
            #expect(
                outcome(fixture.hostPath("text"), limit: 4)
                    == .failure(.tooLarge(size: 5, limit: 4)))
            #expect(
                outcome(fixture.hostPath("huge"))
                    == .failure(.tooLarge(size: 1 << 40, limit: 100)))
        }
    }

    @Test func `what is missing and what is a folder is refused by the system`() async throws {
        try await withDebianRoot { fixture in
            #expect(
                outcome(fixture.hostPath("gone"))
                    == .failure(.unreadable(SystemError(number: ENOENT))))
            #expect(
                outcome(fixture.path) == .failure(.unreadable(SystemError(number: EISDIR))))
        }
    }

    @Test func `a pipe is read to its end, or to the limit`() throws {
        let long = String(repeating: "pipe ", count: 8_000)
        for (text, limit, expected) in [
            ("", 100, .success("")),
            (long, 40_000, .success(long)),
            (long, 39_999, .failure(.tooLarge(size: 40_000, limit: 39_999))),
        ] as [(String, Int, Outcome)] {
            let reader = try pipe(holding: text)
            #expect(outcome(openFile: reader, limit: limit) == expected)
            close(reader)
        }
    }

    @Test func `an open file stays open, and goes on where it stands`() throws {
        let reader = try pipe(holding: "12345")
        #expect(outcome(openFile: reader) == .success("12345"))
        #expect(outcome(openFile: reader) == .success(""))
        #expect(close(reader) == 0)
    }

    @Test func `what is not open can't be read`() {
        #expect(
            outcome(openFile: -1) == .failure(.unreadable(SystemError(number: EBADF))))
    }

    #if os(Linux)
        @Test func `a pipe that has a path is read by it`() throws {
            let reader = try pipe(holding: "12345")
            #expect(outcome("/dev/fd/\(reader)") == .success("12345"))
            close(reader)
        }

        @Test func `a device without an end is read to the limit`() {
            #expect(outcome("/dev/zero") == .failure(.tooLarge(size: 101, limit: 100)))
        }
    #endif
}
