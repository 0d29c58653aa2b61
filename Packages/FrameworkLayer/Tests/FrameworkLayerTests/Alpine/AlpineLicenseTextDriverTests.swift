import DebianRootFixtures
import DebianSystems
import DomainLayer
import Testing

@testable import FrameworkLayer

struct AlpineLicenseTextDriverTests {
    private static let digest = "sha256:\(SHA256(Array("Eat it.\n".utf8)).hexadecimal)"

    /// Two packages that ship one text, and one that ships none.
    private func withOrchard(
        _ body: (AlpineLicenseTextDriver, [PackageLicense], InventorySource) async throws -> Void
    ) async throws {
        try await withDebianRoot { root in
            func stanza(_ name: String, _ files: String) -> String {
                "P:\(name)\nV:1\nA:all\nL:MIT\n\(files)\n"
            }
            try root.file(
                "lib/apk/db/installed",
                ["apple", "pear"].map {
                    stanza($0, "F:usr/share/licenses/\($0)\nR:COPYING\n")
                }.joined() + stanza("plum", ""))
            try root.file("usr/share/licenses/apple/COPYING", "Eat it.\n")
            try root.link("usr/share/licenses/pear/COPYING", to: "../apple/COPYING")
            let systems = OpenedSystems()
            let source = InventorySource.root(root.path)
            let inventory = try await AlpineLicenseDriver(systems).licenses(
                in: source, detail: .digests
            ) { _ in }
            try await body(AlpineLicenseTextDriver(systems), inventory.entries, source)
        }
    }

    @Test func `a package's text is its field, and what it ships`() async throws {
        try await withOrchard { (driver, entries, source) throws in
            #expect(
                try await driver.license(of: entries[1], in: source).body
                    == """
                    L:MIT

                    /usr/share/licenses/pear/COPYING
                    \(Self.digest)

                    /usr/share/licenses/pear/COPYING:

                    Eat it.

                    """)
            #expect(try await driver.license(of: entries[2], in: source).body == "L:MIT\n")
        }
    }

    @Test func `notices have a shared text once, for each package`() async throws {
        try await withOrchard { (driver, entries, source) throws in
            let notices = try await driver.notices(of: entries, in: source)
            #expect(notices.texts.map(\.body) == ["Eat it.\n"])
            #expect(entries.map { notices[$0.id]?.texts } == [[0], [0], []])
            #expect(notices["plum:all"]?.missingTexts == ["MIT"])
        }
    }

    @Test func `copyright files are rows, which have digests, and each shipped text once`()
        async throws
    {
        try await withOrchard { (driver, entries, source) throws in
            let files = try await driver.copyrightFiles(of: entries, in: source).files
            #expect(
                files.map(\.packages)
                    == [["apple:all"], ["apple:all", "pear:all"], ["pear:all"], ["plum:all"]])
            #expect(files[1].path == "/usr/share/licenses/apple/COPYING")
            #expect(files[1].body == "Eat it.\n")
            #expect(
                files[2].body == "L:MIT\n\n/usr/share/licenses/pear/COPYING\n\(Self.digest)\n")
            #expect(files[3].body == "L:MIT\n")
            #expect(
                entries[1].textDigest
                    == "sha256:\(SHA256(Array(files[2].body.utf8)).hexadecimal)")
        }
    }
}
