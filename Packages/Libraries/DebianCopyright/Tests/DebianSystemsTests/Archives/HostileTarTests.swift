import ArchiveFixtures
import Testing

@testable import DebianSystems

/// Archives that are cut off, damaged or full of lies end in an error that names the damage and its
/// offset.
@Suite struct HostileTarTests {
    @Test(arguments: Way.allCases)
    func `an archive ends with a block of zeros, unless it is empty`(_ way: Way) async throws {
        var tar = TarBuilder()
        tar.folder("folder")
        tar.file("file", String(repeating: "x", count: 600))
        tar.gnuLongName(String(repeating: "n", count: 600))
        tar.file("cut off")
        tar.pax([("path", "pax")])
        tar.file("cut off", "text")
        tar.pax([("comment", "pear")], global: true)
        let whole = tar.bytes
        for length in stride(from: 0, through: whole.count, by: 128) {
            let archive = try await ReadArchive(tar: Array(whole.prefix(length)), way)
            if length > tar.entries.count, length % 512 == 0 {
                #expect(archive.lines.count == 4 && archive.error == nil, "\(length)")
            } else if length == 0 {
                #expect(archive == ReadArchive())
            } else if case .damaged(.truncated, let offset)? = archive.error {
                #expect(0...length ~= offset, "\(length)")
            } else {
                Issue.record("\(length): \(archive)")
            }
        }
    }

    @Test func `what a decompressor or another archive delimits needs no zeros`() async throws {
        var tar = TarBuilder()
        tar.file("file", "text")
        let whole = ReadArchive(lines: ["file file text"])
        #expect(try await ReadArchive(tar: tar.entries.compressed(with: .gzip)) == whole)
        let before = [UInt8](repeating: 0, count: 512)
        try await withStream(before + tar.entries, .file) { stream in
            try stream.skip(before.count)
            #expect(ReadArchive(tar: stream.member(tar.entries.count)) == whole)
        }
    }

    @Test func `an entry behind a single block of zeros does not go unseen`() async throws {
        var tar = TarBuilder()
        tar.file("file")
        tar.raw([UInt8](repeating: 0, count: 512))
        #expect(try await ReadArchive(tar: tar.entries) == ReadArchive(lines: ["file file "]))
        tar.file("unseen")
        #expect(try await ReadArchive(tar: tar.bytes).error == .damaged(.header, offset: 1024))
    }

    @Test(arguments: Way.allCases)
    func `a wrong checksum is damage`(_ way: Way) async throws {
        var tar = TarBuilder()
        tar.file("file", "text")
        var fields = TarFields("wrong")
        fields.checksum = .wrong
        tar.entry(fields)
        #expect(
            try await ReadArchive(tar: tar.bytes, way)
                == ReadArchive(lines: ["file file text"], error: .damaged(.checksum, offset: 1024)))
    }

    @Test(
        arguments: [
            (.binary(-1), .size), (.binary(.min), .size), (.binary(1 << 62), .size),
            (.binary(.max), .size), (.binary(1 << 59), .truncated),
            (.octal(0o77777777777), .truncated),
            (.octal(513), .truncated), (.raw("-1"), .size), (.raw("9"), .size),
            (.raw("0x10"), .size), (.raw("\u{0}\u{0}00001000"), .size),
            (.raw("4 4"), .size), (.raw("4\u{0}4"), .size),
            (.bytes([0x80] + [UInt8](repeating: 0xFF, count: 11)), .size),
            (.bytes([0x80] + [UInt8](repeating: 0xFF, count: 7) + [0, 0, 0, 0]), .size),
            (.bytes([0x80, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]), .size),
            (.bytes([0x80, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]), .size),
            (.bytes([0x80, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0]), .truncated),
        ] as [(TarFields.Number, ArchiveDamage)], Way.allCases)
    func `a size that can't be is damage`(
        _ lie: (size: TarFields.Number, damage: ArchiveDamage), _ way: Way
    ) async throws {
        var tar = TarBuilder()
        var fields = TarFields("file")
        fields.size = lie.size
        tar.entry(fields, [UInt8](repeating: 1, count: 512))
        let error = try await ReadArchive(tar: tar.entries, way).error
        guard case .damaged(lie.damage, _)? = error else {
            Issue.record("\(error as Any)")
            return
        }
    }

    @Test(
        arguments: [
            ("7 path=\n", .header), ("99 path=name\n", .header), ("0 path=name\n", .header),
            ("2 path=name\n", .header), ("14 path=name\n", .header), ("path=name\n", .header),
            ("12 path=name", .header), ("11 path=nam", .header), ("-5 path=name\n", .header),
            ("12 path name\n", .header), ("13 path=na\u{0}e\n", .header), ("\u{0}", .header),
            ("99999999999999999999 path=name\n", .header), ("11 size=-1\n", .size),
            ("10 size=x\n", .size), ("28 size=9223372036854775807\n", .size),
            ("28 size=4611686018427387904\n", .size), ("10 size=9\n", .truncated),
            ("28 size=9999999999999999999\n", .size), ("29 size=18446744073709551617\n", .size),
        ] as [(String, ArchiveDamage)])
    func `records of pax that lie are damage`(
        _ records: String, _ damage: ArchiveDamage
    ) async throws {
        var tar = TarBuilder()
        tar.pax(raw: Array(records.utf8))
        tar.file("file")
        guard case .damaged(damage, _)? = try await ReadArchive(tar: tar.entries).error else {
            Issue.record("no damage")
            return
        }
    }

    @Test(arguments: ["path", "linkpath", "size", "GNU.sparse.major"])
    func `global records may not tell what entries are`(keyword: String) async throws {
        var tar = TarBuilder()
        tar.pax([(keyword, "1")], global: true)
        tar.file("file")
        #expect(
            try await ReadArchive(tar: tar.bytes).error == .damaged(.globalHeader, offset: 512))
    }

    @Test func `a size of pax that is too small leads to no header`() async throws {
        var tar = TarBuilder()
        tar.pax([("size", "5")])
        tar.file("file", String(repeating: "x", count: 600))
        #expect(
            try await ReadArchive(tar: tar.bytes)
                == ReadArchive(
                    lines: ["file file xxxxx"], error: .damaged(.checksum, offset: 2048)))
    }

    @Test func `names without an entry are damage`() async throws {
        var tar = TarBuilder()
        tar.gnuLongName("name")
        #expect(try await ReadArchive(tar: tar.bytes).error == .damaged(.truncated, offset: 2048))
    }

    @Test(arguments: ["L", "K", "x", "g"] as [Unicode.Scalar])
    func `metadata has a limit, in one piece or in many`(_ type: Unicode.Scalar) async throws {
        var tar = TarBuilder()
        tar.entry(TarFields("long", type: type, size: 1 << 20))
        #expect(try await ReadArchive(tar: tar.entries).error == .limit(.metadata))
        var many = TarBuilder()
        for _ in 0..<2100 { many.entry(TarFields("long", type: type)) }
        // Only global headers may follow each other.
        let error = try await ReadArchive(tar: many.entries).error
        #expect(error == (type == "g" ? .limit(.metadata) : .damaged(.header, offset: 1024)))
    }

    @Test func `a map of holes has a limit, and an end`() async throws {
        var fields = TarFields("sparse", type: "S", format: .gnu)
        fields.hasMoreOfMap = true
        var tar = TarBuilder()
        tar.entry(fields)
        #expect(try await ReadArchive(tar: tar.entries).error == .damaged(.truncated, offset: 512))
        for _ in 0..<2100 { tar.raw([UInt8](repeating: 1, count: 512)) }
        #expect(try await ReadArchive(tar: tar.entries).error == .limit(.metadata))
    }

    @Test func `entries are counted`() async throws {
        var tar = TarBuilder()
        for number in 1...4 { tar.file("\(number)") }
        let budget = ReadingBudget()
        budget.entries = ReadingBudget.Allowance(3, of: .entries)
        #expect(
            try await ReadArchive(tar: tar.bytes, .file, budget)
                == ReadArchive(
                    lines: ["file 1 ", "file 2 ", "file 3 "], error: .limit(.entries)))
    }

    @Test(arguments: [1, 2] as [UInt64])
    func `broken archives are read from a pipe as from a file`(_ seed: UInt64) async throws {
        var tar = TarBuilder()
        tar.pax([("path", "pax"), ("size", "600")])
        tar.file("file", String(repeating: "x", count: 600))
        tar.gnuLongName("name")
        tar.link("link", to: "target")
        var random = SplitMix(seed: seed)
        for number in 0..<200 {
            var bytes = tar.bytes
            for _ in 0..<3 {
                let place = Int.random(in: bytes.indices, using: &random)
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
            bytes.removeLast(Int.random(in: 0...600, using: &random))
            #expect(
                try await ArchivePromises.broken(by: bytes) == [], "mutant \(number) of \(seed)")
        }
    }

    /// Numbers at the limits of a field of 12 bytes: octal and binary, the largest, the smallest,
    /// none at all. Random bytes hardly ever contain them.
    private static let edges: [[UInt8]] =
        ["", "0", "77777777777", "777777777777", "-1", " 1", "1 ", "1 7", "8", "+1", "0x1"].map {
            Array($0.utf8)
        } + [
            [0x80], [0x80] + zeros, [0x80] + ones, [0xFF] + ones, [0xFF] + zeros, [0x7F],
            [0x80, 0, 0, 0, 0x7F] + ones.prefix(7), [0x80, 0, 0, 0, 0x80] + zeros.prefix(7),
            [0x80, 0, 0, 0, 0x10] + zeros.prefix(7),
            [0x80, 0xFF, 0xFF, 0xFF, 0x80] + zeros.prefix(7),
        ]
    private static let zeros = [UInt8](repeating: 0, count: 11)
    private static let ones = [UInt8](repeating: 0xFF, count: 11)

    @Test(arguments: [100..<108, 124..<136, 136..<148, 148..<156, 345..<357, 357..<369, 483..<495])
    func `numbers at the edge of each field are read from a pipe as from a file`(
        _ field: Range<Int>
    ) async throws {
        for format in [TarFields.Format.ustar, .gnu, .v7] {
            for (number, edge) in Self.edges.enumerated() {
                var tar = TarBuilder()
                tar.entry(TarFields("file", size: 3, format: format), Array("one".utf8))
                tar.file("last", "two")
                var bytes = tar.bytes
                let value = (edge + Self.zeros + Self.zeros).prefix(field.count)
                bytes.replaceSubrange(field, with: value)
                if !field.contains(148) { bytes.mendChecksum(ofHeaderAt: 0) }
                #expect(
                    try await ArchivePromises.broken(by: bytes) == [],
                    "number \(number) in \(format)")
            }
        }
    }

    @Test func `numbers at the edge of a record and of a member are read alike, too`() async throws
    {
        for edge in [
            "", "0", "-1", "+1", " 1", "1 ", "9223372036854775807", "9223372036854775808",
            "1152921504606846977", "00000000000000000000000000003", "99999999999999999999999",
        ] {
            var tar = TarBuilder()
            tar.pax([("size", edge)])
            tar.file("file", "one")
            #expect(try await ArchivePromises.broken(by: tar.bytes) == [], "record \(edge)")
            var archive = Array("!<arch>\n".utf8)
            let padded = Array(edge.utf8.prefix(10)) + [UInt8](repeating: 0x20, count: 10)
            archive += Array("debian-binary   0           0     0     100644  ".utf8)
            archive += padded.prefix(10) + [0x60, 0x0A] + Array("2.0\n".utf8)
            #expect(try await ArchivePromises.broken(by: archive) == [], "member \(edge)")
        }
    }
}

/// SplitMix64, which gives equal numbers in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
