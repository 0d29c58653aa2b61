import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

@Suite struct ByteStreamTests {
    private static let digits = Array("0123456789".utf8)

    @Test(arguments: Way.allCases)
    func `bytes are looked at, taken and passed over`(_ way: Way) async throws {
        try await withStream(Self.digits, way) { (stream) throws in
            #expect(stream.isSeekable == (way == .file))
            #expect(try stream.peek(3) == Array("012".utf8))
            #expect(try stream.peek(1024) == Self.digits)
            #expect(stream.offset == 0)
            #expect(try stream.read(2) == Array("01".utf8))
            try stream.skip(5)
            #expect(stream.offset == 7)
            #expect(try stream.peek(1024) == Array("789".utf8))
            #expect(try stream.read(0) == [])
            #expect(try stream.read(3) == Array("789".utf8))
            #expect(try stream.peek(1) == [])
            try stream.finish()
            #expect(stream.offset == 10)
        }
    }

    @Test(arguments: Way.allCases)
    func `what isn't there is neither taken nor passed over`(_ way: Way) async throws {
        for count in [11, 1 << 59, .max] {
            try await withStream(Self.digits, way) { (stream) throws -> Void in
                #expect(throws: ArchiveError.self) { _ = try stream.read(count) }
            }
            try await withStream(Self.digits, way) { (stream) throws -> Void in
                #expect(throws: ArchiveError.self) { try stream.skip(count) }
            }
        }
    }

    @Test(arguments: Way.allCases)
    func `a part ends where it was said to`(_ way: Way) async throws {
        try await withStream(Self.digits, way) { (stream) throws in
            try stream.skip(2)
            let part = stream.member(4)
            #expect(try part.peek(1024) == Array("2345".utf8))
            #expect(try part.read(1) == Array("2".utf8))
            let inner = part.member(2)
            #expect(inner.offset == 0)
            #expect(try inner.read(2) == Array("34".utf8))
            #expect(try inner.peek(1) == [])
            #expect(throws: ArchiveError.damaged(.truncated, offset: 2)) { try inner.skip(1) }
            if way == .file {
                #expect(stream.offset == 2, "parts of a file are read apart")
            } else {
                #expect(stream.offset == 5)
                try part.finish()
                #expect(try stream.read(1) == Array("6".utf8))
            }
        }
    }

    @Test(arguments: Way.allCases)
    func `a part that is longer than its whole is cut off`(_ way: Way) async throws {
        try await withStream(Self.digits, way) { (stream) throws in
            let part = stream.member(20)
            #expect(throws: ArchiveError.damaged(.truncated, offset: 0)) { try part.peek(20) }
            #expect(try part.read(10) == Self.digits)
            #expect(throws: ArchiveError.damaged(.truncated, offset: 10)) { try part.peek(1) }
            #expect(throws: ArchiveError.damaged(.truncated, offset: 10)) { try part.finish() }
        }
    }

    @Test func `bytes beyond a pipe's buffer are read whole`() async throws {
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        try await withStream(bytes, .pipe) { (stream) throws in
            #expect(try stream.peek(512) == Array(bytes.prefix(512)))
            #expect(try stream.read(2_500_000) == Array(bytes[..<2_500_000]))
            #expect(try stream.peek(512) == Array(bytes[2_500_000..<2_500_512]))
            try stream.skip(499_999)
            #expect(try stream.read(1) == bytes.suffix(1))
        }
    }

    @Test func `a file that lost bytes is cut off`() async throws {
        try await withDebianRoot { folder in
            try folder.file("file", Self.digits)
            let stream = ByteStream(file: try SharedFile(hostFile: folder.hostPath("file")))
            try folder.file("file", Array("01234".utf8))
            try stream.skip(4)
            #expect(throws: ArchiveError.damaged(.truncated, offset: 4)) { try stream.peek(2) }
        }
    }

    @Test func `a folder and a pipe are no file to share`() async throws {
        try await withDebianRoot { folder in
            #expect(throws: SystemError(number: 21)) { try SharedFile(hostFile: folder.path) }
            #expect(throws: SystemError(number: 29)) { try SharedFile(hostFile: "/dev/null") }
            try folder.fifo("fifo")
            #expect(throws: SystemError(number: 29)) {
                try SharedFile(hostFile: folder.hostPath("fifo"))
            }
            #expect(throws: SystemError(number: 2)) {
                try SharedFile(hostFile: folder.hostPath("absent"))
            }
        }
    }
}
