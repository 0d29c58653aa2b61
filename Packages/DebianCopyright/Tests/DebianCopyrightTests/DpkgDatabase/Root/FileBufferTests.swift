import DebianRootFixtures
import Testing

@testable import DebianCopyright

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
                let identity = try root.read(name, limit: 500_000, into: &buffer)
                #expect(buffer.text == text, "\(name)")
                #expect(buffer.count == text.utf8.count)
                #expect(identity.size == text.utf8.count)
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
        /// The kernel's own files say that they have no bytes, and so grow while they are read.
        @Test func `a file that turns out longer is read to its end, or to the limit`() throws {
            let root = try RootDirectory(path: "/")
            var buffer = FileBuffer()
            let identity = try root.read("proc/self/status", limit: 1 << 20, into: &buffer)
            #expect(identity.size > 100)
            #expect(buffer.text.hasPrefix("Name:\t"))
            #expect(buffer.text.hasSuffix("\n"))
            #expect(throws: FileProblem.tooLarge(size: 101, limit: 100)) {
                try root.read("proc/self/status", limit: 100, into: &buffer)
            }
        }
    #endif
}
