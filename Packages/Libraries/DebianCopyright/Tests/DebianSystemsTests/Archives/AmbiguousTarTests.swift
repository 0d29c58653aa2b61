import ArchiveFixtures
import Testing

@testable import DebianSystems

/// Tars in which one reader finds other entries than another, so that a clean tar could unpack to
/// something else.
struct AmbiguousTarTests {
    private func error(of tar: TarBuilder) async throws -> ArchiveError? {
        try await ReadArchive(tar: tar.bytes).error
    }

    private func isDamaged(_ build: (inout TarBuilder) -> Void) async throws -> Bool {
        var tar = TarBuilder()
        build(&tar)
        tar.file("entry", "text")
        if case .damaged = try await error(of: tar) { return true }
        return false
    }

    @Test func `a name of a sparse file counts with a map alone`() async throws {
        #expect(try await isDamaged { $0.pax([("GNU.sparse.name", "other")]) })
        var tar = TarBuilder()
        tar.pax([
            ("GNU.sparse.major", "1"), ("GNU.sparse.minor", "0"), ("GNU.sparse.name", "real"),
        ])
        tar.file("GNUSparseFile.7/real", "text")
        #expect(try await ReadArchive(tar: tar.bytes).lines == ["other real"])
        var unknown = TarBuilder()
        unknown.pax([("GNU.sparse.foo", "1")])
        unknown.file("file", "text")
        #expect(try await ReadArchive(tar: unknown.bytes).lines == ["file file text"])
    }

    @Test(arguments: ["\0", "0", "7"] as [Unicode.Scalar])
    func `a folder by its name alone has no size`(_ type: Unicode.Scalar) async throws {
        #expect(
            try await isDamaged {
                $0.entry(
                    TarFields("folder/", type: type, size: 512), [UInt8](repeating: 1, count: 512))
            })
    }

    @Test func `an entry has one long name, which isn't empty`() async throws {
        #expect(try await isDamaged { $0.gnuLongName("") })
        #expect(
            try await isDamaged {
                $0.gnuLongName("one")
                $0.gnuLongName("two")
            })
        #expect(
            try await isDamaged {
                $0.gnuLongName("one")
                $0.pax([("path", "two")])
            })
        #expect(
            try await !isDamaged {
                $0.gnuLongName("one")
                $0.pax([("path", "one")])
            })
    }

    @Test func `an entry has one extended header, and nothing global behind it`() async throws {
        #expect(
            try await isDamaged {
                $0.pax([("path", "one")])
                $0.pax([("mtime", "1")])
            })
        #expect(
            try await isDamaged {
                $0.pax([("path", "one")])
                $0.pax([("comment", "1")], global: true)
            })
        #expect(
            try await isDamaged {
                $0.gnuLongName("one")
                $0.pax([("comment", "1")], global: true)
            })
    }

    @Test func `the extended header of Solaris names nothing`() async throws {
        let record = TarBuilder.record("path", Array("other".utf8))
        #expect(
            try await isDamaged {
                $0.entry(TarFields("header", type: "X", size: record.count), record)
            })
    }

    @Test func `GNU's times are times, and star's prefix ends before its own`() async throws {
        var fields = TarFields("file")
        fields.prefix = Array("some/prefix".utf8)
        fields.format = .gnu
        let gnu = fields
        #expect(try await isDamaged { $0.entry(gnu) })
        fields.format = .ustar
        fields.prefix = Array(repeating: UInt8(ascii: "p"), count: 140)
        var block = fields.block
        block.replaceSubrange(508..<512, with: Array("tar\u{0}".utf8))
        block.mendChecksum(ofHeaderAt: 0)
        let star = block
        #expect(try await isDamaged { $0.raw(star) })
    }
}
