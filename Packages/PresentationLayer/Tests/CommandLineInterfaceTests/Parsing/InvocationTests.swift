import DomainLayer
import TerminalUI
import Testing

@testable import CommandLineInterface

struct InvocationTests {
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
    func `places and a platform name a system`(line: String, source: InventorySource) {
        #expect(Invocation(line).source == source)
    }

    @Test func `texts and digests are read if they are asked for`() {
        #expect(Invocation("list").detail == [])
        #expect(Invocation("-fjson --texts").detail == [.texts])
        #expect(Invocation("-fjson --texts --digests").detail == [.texts, .digests])
    }

    @Test func `the last of several formats counts, and the first of the command if there is none`()
    {
        #expect(Invocation("-fcsv -fjson").format == .json)
        #expect(Invocation("-fcsv -fjson").format(of: ListOptions.formats).name == .json)
        #expect(Invocation("list").format == .table)
        #expect(Invocation("export rows").format == .jsonl)
    }

    @Test func `a hyphen is standard input, and a path to it is a file`() {
        #expect(
            Invocation("identify - ./- a").inputs == [.standardInput, .path("./-"), .path("a")])
        #expect(Invocation("-o -").outputFile == nil)
        #expect(Invocation("-o ./-").outputFile == "./-")
    }
}

struct CommonOptionsTests {
    @Test func `no options ask for output as it comes`() {
        let common = CommonOptions(Invocation("list"))
        #expect(common.outputFile == nil)
        #expect(common.color == .auto)
        #expect(common.mayPage)
        #expect(!common.isStrict)
        #expect(!common.isQuiet)
        #expect(!common.isVerbose)
        #expect(common.showsProgress)
    }

    @Test(arguments: ["-q", "--no-progress"])
    func `no progress if it is not wanted`(option: String) {
        #expect(!CommonOptions(Invocation(option)).showsProgress)
    }

    @Test(arguments: ["-o file", "--no-pager"])
    func `no pager if it is not wanted or the output goes to a file`(option: String) {
        #expect(!CommonOptions(Invocation(option)).mayPage)
    }
}
