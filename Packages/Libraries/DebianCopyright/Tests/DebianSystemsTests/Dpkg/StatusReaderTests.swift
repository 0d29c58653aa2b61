import DebianRootFixtures
import Testing

@testable import DebianSystems

/// Reading `status`, even with contents that no dpkg would write.
@Suite struct StatusReaderTests {
    private func database(_ status: [UInt8]) async throws -> DpkgDatabase {
        try await withDebianRoot { fixture in
            try fixture.file("var/lib/dpkg/status", status)
            return try await DpkgDatabase(root: RootDirectory(path: fixture.path))
        }
    }

    private func database(_ status: String) async throws -> DpkgDatabase {
        try await database(Array(status.utf8))
    }

    private func stanza(_ name: String, status: String = "install ok installed") -> String {
        "Package: \(name)\nStatus: \(status)\nVersion: 1\nArchitecture: all\n\n"
    }

    private func problem(_ kind: DatabaseProblem.Kind, _ line: Int) -> DatabaseProblem {
        DatabaseProblem(kind: kind, path: "/var/lib/dpkg/status", line: line)
    }

    @Test(
        arguments: [
            ("install ok installed", nil), ("hold ok installed", nil),
            ("install reinstreq installed", nil), ("Install OK Installed", nil),
            ("install  ok\tinstalled ", nil), ("installed", nil),
            ("install ok triggers-pending", nil), ("install ok triggers-awaited", nil),
            ("install ok half-configured", .halfConfigured), ("install ok Unpacked", .unpacked),
            ("install reinstreq half-installed", .halfInstalled),
            ("install ok installed twice", .unknown),
        ] as [(String, InstalledPackage.UnfinishedState?)])
    func `what has files is listed, with its state if that is unfinished`(
        _ status: String, _ state: InstalledPackage.UnfinishedState?
    ) async throws {
        let database = try await database(stanza("pear", status: status))
        #expect(database.packages.map(\.name) == ["pear"])
        #expect(database.packages.map(\.unfinishedState) == [state])
        #expect(database.problems == [])
    }

    @Test(arguments: [
        "deinstall ok config-files", "purge ok not-installed", "Install OK Config-Files",
    ])
    func `what is removed is not listed`(_ status: String) async throws {
        let database = try await database(stanza("pear", status: status))
        #expect(database.packages == [])
        #expect(database.problems == [])
    }

    @Test func `a status that says nothing is a missing one`() async throws {
        let database = try await database(stanza("pear", status: ""))
        #expect(database.packages == [])
        #expect(database.problems == [problem(.missingField("Status"), 1)])
    }

    @Test(
        arguments: [
            (nil, "pear", "1:2-3+b1"),
            ("fruit", "fruit", "1:2-3+b1"),
            ("fruit (1:2-3)", "fruit", "1:2-3"),
            ("fruit(1:2-3)", "fruit", "1:2-3"),
            ("  fruit   ( 1:2-3 )  ", "fruit", "1:2-3"),
            ("fruit (", "fruit", "1:2-3+b1"),
            ("fruit ()", "fruit", "1:2-3+b1"),
            ("fruit (1:2-3", "fruit", "1:2-3"),
            ("fruit )1(", "fruit )1", "1:2-3+b1"),
            ("(1:2-3)", "pear", "1:2-3"),
            ("", "pear", "1:2-3+b1"),
        ] as [(String?, String, String)])
    func `the source is the package's own where the field doesn't say`(
        _ source: String?, _ name: String, _ version: String
    ) async throws {
        let field = source.map { "Source: \($0)\n" } ?? ""
        let database = try await database(
            "Package: pear\nStatus: install ok installed\nVersion: 1:2-3+b1\n\(field)")
        #expect(database.packages.map(\.sourceName) == [name])
        #expect(database.packages.map(\.sourceVersion) == [version])
    }

    @Test func `a word that no file name could hold counts as absent`() async throws {
        let (long, longest) = (
            String(repeating: "p", count: 256), String(repeating: "p", count: 255)
        )
        let database = try await database(
            stanza(long) + stanza(longest)
                + stanza("pear").replacing("Version: 1", with: "Version: \(long)")
                + stanza("plum").replacing(": all", with: ": \(long)\nSource: \(long) (\(long))"))
        #expect(database.packages.map(\.name) == ["pear", "plum", longest])
        #expect(database.packages.map(\.version) == ["", "1", "1"])
        #expect(database.packages.map(\.architecture) == ["all", "", "all"])
        #expect(database.packages.map(\.sourceName) == ["pear", "plum", longest])
        #expect(database.packages.map(\.sourceVersion) == ["", "1", "1"])
        #expect(
            database.problems == [
                problem(.missingField("Package"), 1), problem(.missingField("Version"), 11),
                problem(.missingField("Architecture"), 16),
            ])
    }

    @Test func `a word that isn't ASCII counts as absent`() async throws {
        let database = try await database(
            stanza("pe\u{301}ar") + stanza("p\u{E9}ar")
                + stanza("plum").replacing(": all", with: ": all\nSource: pr\u{FC}nus (1)"))
        #expect(database.packages.map(\.name) == ["plum"])
        #expect(database.packages.map(\.sourceName) == ["plum"])
        #expect(
            database.problems
                == [problem(.missingField("Package"), 1), problem(.missingField("Package"), 6)])
    }

    @Test(arguments: [
        ("42", 42), ("0", 0), ("-1", 0), ("many", 0), ("", 0), ("1 2", 0),
        ("99999999999999999999", 0),
    ])
    func `a size is a number or nothing`(_ text: String, _ size: Int) async throws {
        let database = try await database(
            "Installed-Size: \(text)\nPackage: pear\nStatus: install ok installed\n")
        #expect(database.packages.map(\.installedSize) == [size])
    }

    @Test func `a stanza without a field hides no other`() async throws {
        let database = try await database(
            """
            Package: apple
            Status: install ok installed
            Architecture: all

            Status: install ok installed
            Version: 1
            Architecture: all

            Package:
            Status: install ok installed

            Package: lemon
            Version: 1
            Architecture: all

            Version: 1

            Package: pear
            Status: install ok installed
            Version: 1

            Package: gone
            Status: deinstall ok config-files


            """ + stanza("plum"))
        #expect(
            database.packages.map { "\($0.id) \($0.missingField ?? "complete")" }
                == ["apple:all Version", "pear: Architecture", "plum:all complete"])
        #expect(
            database.problems == [
                problem(.missingField("Version"), 1), problem(.missingField("Package"), 5),
                problem(.missingField("Package"), 9), problem(.missingField("Status"), 12),
                problem(.missingField("Package"), 16), problem(.missingField("Architecture"), 18),
            ])
    }

    @Test func `lines are counted from the file's first to its last`() async throws {
        let count = 101
        let database = try await database(
            (1...count).map {
                "Package: pear\($0)\nStatus: install ok installed\nArchitecture: all\n"
            }.joined(separator: "\n"))
        let lines = (0..<count).map { 4 * $0 + 1 }
        #expect(database.packages.map(\.line).sorted() == lines)
        #expect(database.problems == lines.map { problem(.missingField("Version"), $0) })
    }

    @Test func `a file that breaks off is reported, and read so far`() async throws {
        let database = try await database(
            stanza("apple") + "Package: pear\nStatus: install ok installed\nVers")
        #expect(database.packages.map(\.id) == ["apple:all", "pear:"])
        #expect(
            database.problems == [
                problem(.strayLine, 8), problem(.missingField("Version"), 6),
                problem(.truncated, 8),
            ])
    }

    @Test func `the last of two stanzas for one package counts`() async throws {
        let database = try await database(
            stanza("pear") + stanza("apple")
                + stanza("pear").replacing("Version: 1", with: "Version: 2") + stanza("plum"))
        #expect(
            database.packages.map { "\($0.id) \($0.version)" }
                == ["apple:all 1", "pear:all 2", "plum:all 1"])
        #expect(database.problems == [problem(.duplicate("pear:all"), 11)])
    }

    @Test func `stray lines are reported, and hide no field`() async throws {
        let database = try await database(
            "Package: pear\nnothing of use\nStatus: install ok installed\nVersion: 1\n"
                + "Architecture: all\n\n*** lost ***\n\n")
        #expect(database.packages.map(\.id) == ["pear:all"])
        #expect(database.problems == [problem(.strayLine, 2), problem(.strayLine, 7)])
    }

    @Test(arguments: [
        ("CRLF", Array("\r\n".utf8)), ("line feeds", Array("\n".utf8)),
    ])
    func `lines may end in two ways, behind a byte order mark or not`(
        _ what: String, _ end: [UInt8]
    ) async throws {
        let lines = stanza("pear").split(separator: "\n").map { Array($0.utf8) + end }
        let bytes = Array(lines.joined())
        for status in [bytes, [0xEF, 0xBB, 0xBF] + bytes] {
            let database = try await database(status)
            #expect(database.packages.map(\.id) == ["pear:all"], "\(what)")
            #expect(database.packages.map(\.version) == ["1"], "\(what)")
            #expect(database.problems == [])
        }
    }

    @Test func `odd bytes in fields are repaired or kept`() async throws {
        let database = try await database(
            Array("Maintainer: J".utf8) + [0xF6, 0x1B] + Array("rg\0\n".utf8)
                + Array(stanza("pear").utf8))
        #expect(database.packages.map(\.maintainer) == ["J\u{FFFD}\u{1B}rg\0"])
        #expect(database.problems == [])
    }

    @Test func `a file of zeros has no package`() async throws {
        let database = try await database([UInt8](repeating: 0, count: 1_000_000))
        #expect(database.packages == [])
        #expect(database.problems == [problem(.strayLine, 1), problem(.truncated, 1)])
    }

    @Test func `a line of ten megabytes hides no package`() async throws {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000_000)
        let database = try await database(
            Array("Section: ".utf8) + long + Array("\n\(stanza("pear"))".utf8) + long
                + Array("\n\n\(stanza("plum"))".utf8))
        #expect(database.packages.map(\.id) == ["pear:all", "plum:all"])
        #expect(database.packages.map(\.section.utf8.count) == [10_000_000, 0])
        #expect(database.problems == [problem(.strayLine, 7)])
    }

    @Test func `a million stanzas are read`() async throws {
        let gone = Array("Status: deinstall ok config-files\n\n".utf8)
        var status: [UInt8] = []
        for _ in 0..<1_000_000 { status += gone }
        let database = try await database(status + Array(stanza("pear").utf8))
        #expect(database.packages.map(\.id) == ["pear:all"])
        #expect(database.packages.map(\.line) == [2_000_001])
    }
}
