import DomainLayer
import TerminalUI
import Testing

@testable import CommandLineInterface

struct InvocationSettingsTests {
    @Test func `no options ask for everything as it comes`() throws {
        let invocation = try invocation([])
        #expect(invocation.source == .standard)
        #expect(invocation.detail == [])
        #expect(invocation.query == LicenseQuery())
        #expect(invocation.format == .table)
        #expect(invocation.outputFile == nil)
        #expect(invocation.color == .auto)
        #expect(!invocation.isQuiet)
        #expect(invocation.showsProgress)
    }

    @Test func `filters, order and grouping make a query`() throws {
        let invocation = try invocation([
            "list", "zlib1g", "--license", "MIT,GPL-*", "--license", "ISC", "--category",
            "font,other",
            "--basis", "grant", "--unknown", "--sort", "size", "--by", "source",
        ])
        #expect(
            invocation.query
                == LicenseQuery(
                    packages: ["zlib1g"], categories: [.font, .restricted, .unknown],
                    bases: [.grant],
                    order: .size,
                    grouping: .source))
        #expect(
            invocation.patterns
                == ["MIT", "GPL-*", "ISC"].map { PolicyText($0, at: .request(.license)) })
    }

    @Test func `the last of several values counts`() throws {
        let invocation = try invocation(["-fcsv", "--sort", "size", "-fjson", "--sort=name"])
        #expect(invocation.query.order == .name)
        #expect(invocation.format == .json)
    }

    @Test(
        arguments: [
            ("list", .standard),
            ("--root a", .root("a")),
            ("--root a,b:latest", .root("a,b:latest")),
            ("--root ./-", .root("./-")),
            ("--root -", .root(.standardInput)),
            ("--root - --platform linux/arm64", .root(.standardInput, platform: "linux/arm64")),
            ("--root a --no-verify", .root(.path("a"), isVerified: false)),
            ("--platform linux/arm64 --root a", .root(.path("a"), platform: "linux/arm64")),
            ("--root b.deb --root a.deb", .packages(["b.deb", "a.deb"])),
        ] as [(String, InventorySource)])
    func `places and a platform name a system`(line: String, source: InventorySource) throws {
        let words = line.split(separator: " ").map(String.init)
        #expect(try invocation(words).source == source)
    }

    @Test func `texts and digests are read where they are asked for`() throws {
        #expect(try invocation(["-fjson", "--texts"]).detail == [.texts])
        #expect(try invocation(["-fjson", "--texts", "--digests"]).detail == [.texts, .digests])
    }

    @Test(arguments: ["-q", "--no-progress"])
    func `no progress where it is not wanted`(option: String) throws {
        #expect(try !invocation([option]).showsProgress)
    }

    private func invocation(_ words: [String]) throws -> Invocation {
        guard case .run(let invocation) = try Request(parsing: words) else {
            throw UsageError.unknownCommand("", known: [])
        }
        return invocation
    }
}
