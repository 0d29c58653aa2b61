import DebianRootFixtures
import DomainLayer
import Testing

@testable import FrameworkLayer

struct AlpineLicenseDriverTests {
    private let driver = AlpineLicenseDriver(OpenedSystems())

    @Test func `a row has what the database says`() async throws {
        try await withDebianRoot { root in
            try root.file(
                "lib/apk/db/installed",
                """
                P:pear
                V:2-r0
                A:x86_64
                I:2049
                L:GPL2
                o:fruit
                m:Ada <ada@orchard.example>
                p:cmd:pear=2-r0

                """)
            let inventory = try await driver.licenses(in: .root(root.path), detail: []) { _ in }
            let expression = LicenseExpression.license(LicenseTerm("GPL-2.0-only"))
            #expect(
                inventory.entries == [
                    PackageLicense(
                        name: "pear", version: "2-r0", architecture: "x86_64",
                        source: SourcePackage(name: "fruit", version: "2-r0"),
                        provisions: .commands, maintainer: "Ada <ada@orchard.example>",
                        installedSize: 3,
                        format: .database, basis: .declared, expression: expression,
                        mainExpression: expression,
                        statements: [
                            LicenseStatement(
                                expression: expression, lines: 1...1, basis: .declared,
                                method: .usualName, name: "GPL2")
                        ])
                ])
        }
    }

    @Test func `what the database lacks is a reason, and bad lines are findings`() async throws {
        try await withDebianRoot { root in
            try root.file("lib/apk/db/installed", "P:pear\nV:1\nA:all\n\nP:plum\nL:MIT\n?\n\n")
            let inventory = try await driver.licenses(in: .root(root.path), detail: []) { _ in }
            #expect(
                inventory.entries.map(\.reason)
                    == [.noStatement, .incompleteStatus(field: "V", line: 5)])
            #expect(
                inventory.findings
                    == [LicenseFinding(.syntaxError, line: 7, path: "/lib/apk/db/installed")])
        }
    }

    @Test func `a repeated field is an error, which names its line`() async throws {
        try await withDebianRoot { root in
            try root.file("lib/apk/db/installed", "P:pear\nP:plum\n\n")
            await #expect(
                throws: LicenseDriverError.repeatedField(
                    "P", path: "/lib/apk/db/installed", line: 2)
            ) {
                try await driver.licenses(in: .root(root.path), detail: []) { _ in }
            }
        }
    }

    @Test func `the digest of a row doesn't depend on other packages`() async throws {
        try await withDebianRoot { root in
            func stanza(_ name: String) -> String {
                "P:\(name)\nV:1\nA:all\nL:MIT\nF:usr/share/licenses/\(name)\nR:COPYING\n\n"
            }
            func digest(of names: [String]) async throws -> String? {
                try root.file("lib/apk/db/installed", names.map(stanza).joined())
                let inventory = try await driver.licenses(
                    in: .root(root.path), detail: .digests
                ) { _ in }
                return inventory.entries.first { $0.name == "pear" }?.textDigest
            }
            try root.file("text", String(repeating: "x", count: 3 << 20))
            for name in ["apple", "fig", "pear"] {
                try root.link("usr/share/licenses/\(name)/COPYING", to: "/text")
            }
            let alone = try await digest(of: ["pear"])
            #expect(try await digest(of: ["apple", "fig", "pear"]) == alone)
            try root.file("text", "y")
            #expect(try await digest(of: ["pear"]) != alone)
        }
    }

    @Test func `a text that is too large is a finding`() async throws {
        try await withDebianRoot { root in
            try root.file(
                "lib/apk/db/installed",
                "P:pear\nV:1\nA:all\nL:MIT\nF:usr/share/licenses/pear\nR:COPYING\n\n")
            let path = "usr/share/licenses/pear/COPYING"
            try root.file(path, String(repeating: "x", count: (8 << 20) + 1))
            let inventory = try await driver.licenses(in: .root(root.path), detail: []) { _ in }
            #expect(
                inventory.entries.map(\.findings) == [
                    [
                        LicenseFinding(
                            .unreadable, text: "8388609 bytes, but at most 8388608 are read",
                            path: "/\(path)")
                    ]
                ])
        }
    }
}
