import ArchiveFixtures
import Testing

@testable import DebianSystems

@Suite struct TarReaderTests {
    @Test(arguments: Way.allCases)
    func `entries come in their order, with their bodies`(_ way: Way) async throws {
        var tar = TarBuilder()
        tar.folder("etc/")
        tar.file("etc/hostname", "pear")
        tar.file("etc/empty")
        tar.link("etc/name", to: "hostname")
        tar.hardLink("etc/again", to: "etc/hostname")
        tar.fifo("run/fifo")
        tar.device("dev/null")
        tar.file("block", String(repeating: "x", count: 512))
        tar.file("last", "end")
        let block = String(repeating: "x", count: 512)
        #expect(
            try await ReadArchive(tar: tar.bytes, way)
                == ReadArchive(lines: [
                    "folder etc/", "file etc/hostname pear", "file etc/empty ",
                    "link etc/name -> hostname", "hardLink etc/again -> etc/hostname",
                    "other run/fifo", "other dev/null", "file block \(block)", "file last end",
                ]))
    }

    @Test(arguments: Way.allCases)
    func `a body that nobody takes is passed over, one taken in part too`(_ way: Way) async throws {
        var tar = TarBuilder()
        tar.file("one", String(repeating: "1", count: 3_000_000))
        tar.file("two", String(repeating: "2", count: 700))
        tar.file("three", "3")
        let names = try await withStream(tar.bytes, way) { (stream) throws in
            var reader = TarReader(stream, budget: ReadingBudget())
            var names: [String] = []
            while let entry = try reader.next() {
                names.append(String(decoding: entry.path, as: UTF8.self))
                if names.count == 2 { _ = try reader.member().read(600) }
            }
            return names
        }
        #expect(names == ["one", "two", "three"])
    }

    @Test(arguments: Way.allCases)
    func `a tar in a tar is read as a part of it`(_ way: Way) async throws {
        var inner = TarBuilder()
        inner.file("inside", "text")
        var outer = TarBuilder()
        outer.file("layer.tar", inner.bytes)
        outer.file("behind", "more")
        try await withStream(outer.bytes, way) { (stream) throws in
            var reader = TarReader(stream, budget: ReadingBudget())
            #expect(try reader.next()?.size == inner.bytes.count)
            #expect(
                ReadArchive(tar: reader.member()) == ReadArchive(lines: ["file inside text"]))
            #expect(try reader.next()?.path == Array("behind".utf8))
            #expect(try bytes(of: reader.content()) == Array("more".utf8))
        }
    }

    @Test func `contents of a file are remembered by their place`() async throws {
        var tar = TarBuilder()
        tar.file("file", "text")
        let content = try await withStream(tar.bytes, .file) { stream in
            var reader = TarReader(stream, budget: ReadingBudget())
            _ = try reader.next()
            return try reader.content()
        }
        guard case .extent(_, let offset, let count) = content else {
            Issue.record("no extent")
            return
        }
        #expect(offset == 512)
        #expect(count == 4)
    }

    @Test func `names of the three formats are put together`() async throws {
        let long = String(repeating: "folder/", count: 30)
        var tar = TarBuilder()
        tar.entry(TarFields("folder/", type: "\0", format: .v7))
        tar.entry(TarFields("file", type: "\0", format: .v7))
        var fields = TarFields("name")
        fields.prefix = Array("some/prefix".utf8)
        tar.entry(fields)
        tar.entry(TarFields(String(repeating: "n", count: 100), type: "5"))
        tar.gnuLongName("\(long)name")
        tar.entry(TarFields("cut off", type: "7", format: .gnu))
        tar.gnuLongLink("\(long)target")
        tar.gnuLongName("\(long)link")
        tar.link("cut off", to: "cut off")
        tar.pax([("path", "\(long)pax"), ("linkpath", "\(long)there"), ("mtime", "1.5")])
        tar.link("cut off", to: "cut off")
        tar.link("short", to: "there")
        #expect(
            try await ReadArchive(tar: tar.bytes)
                == ReadArchive(lines: [
                    "folder folder/", "file file ", "file some/prefix/name ",
                    "folder \(String(repeating: "n", count: 100))", "file \(long)name ",
                    "link \(long)link -> \(long)target", "link \(long)pax -> \(long)there",
                    "link short -> there",
                ]))
    }

    @Test func `names are bytes`() async throws {
        var tar = TarBuilder()
        var fields = TarFields("", type: "2")
        fields.name = [0xFF, 0x0A, 0x2E, 0x2E, 0x2F]
        fields.linkName = [0x80]
        tar.entry(fields)
        tar.pax(raw: TarBuilder.record("path", [0xFE, 0x0A, 0x3D, 0x0A]))
        tar.file("pax")
        tar.file("")
        try await withStream(tar.bytes, .file) { (stream) throws in
            var reader = TarReader(stream, budget: ReadingBudget())
            #expect(
                try reader.next()
                    == TarEntry(
                        path: [0xFF, 0x0A, 0x2E, 0x2E, 0x2F], kind: .link, size: 0,
                        linkTarget: [0x80]))
            #expect(try reader.next()?.path == [0xFE, 0x0A, 0x3D, 0x0A])
            #expect(try reader.next()?.path == [])
        }
    }

    @Test func `records of pax win over the header of their entry`() async throws {
        var tar = TarBuilder()
        tar.pax([("size", "2"), ("path", "own")])
        tar.entry(TarFields("one", size: 512), Array("no".utf8))
        tar.pax([("linkpath", "")])
        tar.link("two", to: "header")
        #expect(
            try await ReadArchive(tar: tar.bytes)
                == ReadArchive(lines: ["file own no", "link two -> header"]))
    }

    @Test func `global records of pax may tell of what doesn't matter here, wherever they stand`()
        async throws
    {
        var tar = TarBuilder()
        tar.pax([("comment", "4a1f"), ("mtime", "1"), ("path", "")], global: true)
        tar.pax([("path", "own")])
        tar.link("one", to: "header")
        tar.pax([("comment", "end")], global: true)
        #expect(
            try await ReadArchive(tar: tar.bytes) == ReadArchive(lines: ["link own -> header"]))
    }

    @Test func `a prefix of star ends where its times begin`() async throws {
        var tar = TarBuilder()
        var fields = TarFields("file")
        fields.prefix =
            Array(repeating: UInt8(ascii: "p"), count: 130) + [0] + Array("17000000000 ".utf8)
        var block = fields.block
        block.replaceSubrange(508..<512, with: Array("tar\u{0}".utf8))
        block.mendChecksum(ofHeaderAt: 0)
        tar.raw(block)
        #expect(
            try await ReadArchive(tar: tar.bytes).lines
                == ["file \(String(repeating: "p", count: 130))/file "])
    }

    @Test func `links, folders and devices have no body, whatever their size says`() async throws {
        var tar = TarBuilder()
        for type: Unicode.Scalar in ["1", "2", "3", "4", "5", "6"] {
            tar.pax([("size", "4096")])
            tar.entry(TarFields("entry", type: type, size: 1 << 30))
        }
        tar.file("file", "text")
        let archive = try await ReadArchive(tar: tar.bytes)
        #expect(archive.lines.last == "file file text")
        #expect(archive.lines.count == 7 && archive.error == nil)
    }

    @Test func `sparse files are passed over with their maps`() async throws {
        var tar = TarBuilder()
        var sparse = TarFields("sparse", type: "S", size: 600, format: .gnu)
        sparse.hasMoreOfMap = true
        var map = [UInt8](repeating: 0, count: 1024)
        map[504] = 1
        tar.entry(sparse, map + [UInt8](repeating: 1, count: 600))
        tar.pax([("GNU.sparse.major", "1"), ("GNU.sparse.minor", "0"), ("size", "512")])
        tar.file("pax", [UInt8](repeating: 1, count: 512))
        tar.entry(TarFields("dump", type: "D", size: 3, format: .gnu), [1, 2, 3])
        tar.file("file", "text")
        #expect(
            try await ReadArchive(tar: tar.bytes)
                == ReadArchive(lines: [
                    "other sparse", "other pax", "other dump", "file file text",
                ]))
    }

    @Test func `checksums may count bytes as signed`() async throws {
        var tar = TarBuilder()
        var fields = TarFields("näme")
        fields.checksum = .signed
        tar.entry(fields)
        #expect(try await ReadArchive(tar: tar.bytes) == ReadArchive(lines: ["file näme "]))
    }

    @Test func `sizes may be binary or have blanks`() async throws {
        var tar = TarBuilder()
        for size in [
            .binary(4), .raw("         4  "), .raw("4\u{0}"), .raw("000000000004"),
            .raw("4 \u{0} "),
        ]
            as [TarFields.Number]
        {
            var fields = TarFields("file")
            fields.size = size
            tar.entry(fields, Array("text".utf8))
        }
        #expect(
            try await ReadArchive(tar: tar.bytes).lines
                == Array(repeating: "file file text", count: 5))
    }

    @Test func `a tar is known by its first header's checksum`() {
        var tar = TarBuilder()
        tar.file("file")
        #expect(TarReader.recognizes(tar.bytes))
        #expect(!TarReader.recognizes(Array(tar.bytes.prefix(511))))
        #expect(!TarReader.recognizes([UInt8](repeating: 0, count: 1024)))
        #expect(!TarReader.recognizes([UInt8](repeating: 0x20, count: 1024)))
        #expect(!TarReader.recognizes([]))
    }
}
