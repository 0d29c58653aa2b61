import DebianCopyright
import DebianRootFixtures
import DomainLayer
import FrameworkLayer
import Testing

@Suite struct DebianIdentificationDriverTests {
    private let driver = DebianIdentificationDriver()

    @Test func `a machine-readable file gives its statements and findings`() async throws {
        try await withDebianRoot { root in
            try root.file(
                "copyright",
                """
                Format: http://dep.debian.net/deps/dep5/

                Files: *
                Copyright: 2024 Ada Example
                License: Expat

                Files: core/*
                Copyright: 2023 Bob Example
                License: GPL-2+

                """)
            let source = InputSource.path(root.hostPath("copyright"))
            let mit = LicenseExpression.license(LicenseTerm("MIT"))
            let gpl = LicenseExpression.license(LicenseTerm("GPL-2.0-or-later"))
            #expect(
                try await driver.identify(source)
                    == IdentifiedFile(
                        source: source, format: .machineReadable, basis: .declared,
                        expression: .and([mit, gpl]), mainExpression: mit,
                        statements: [
                            LicenseStatement(
                                expression: mit, files: ["*"], lines: 3...5, basis: .declared,
                                method: .shortName, name: "Expat", holders: ["2024 Ada Example"]),
                            LicenseStatement(
                                expression: gpl, files: ["core/*"], lines: 7...9,
                                basis: .declared, method: .shortName, name: "GPL-2+",
                                holders: ["2023 Bob Example"]),
                        ],
                        findings: [
                            LicenseFinding(
                                .obsoleteFormatURL, line: 1,
                                declared: "http://dep.debian.net/deps/dep5/")
                        ]))
        }
    }

    @Test func `a gzipped file is read as what it holds`() async throws {
        try await withDebianRoot { root in
            // `printf 'See /usr/share/common-licenses/Apache-2.0.\n' | gzip -9n`
            let bytes: [UInt8] = [
                0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x0B, 0x4E, 0x4D,
                0x55, 0xD0, 0x2F, 0x2D, 0x2E, 0xD2, 0x2F, 0xCE, 0x48, 0x2C, 0x4A, 0xD5, 0x4F,
                0xCE, 0xCF, 0xCD, 0xCD, 0xCF, 0xD3, 0xCD, 0xC9, 0x4C, 0x4E, 0xCD, 0x2B, 0x4E,
                0x2D, 0xD6, 0x77, 0x2C, 0x48, 0x4C, 0xCE, 0x48, 0xD5, 0x35, 0xD2, 0x33, 0xD0,
                0xE3, 0x02, 0x00, 0x44, 0xB0, 0x05, 0x7B, 0x2B, 0x00, 0x00, 0x00,
            ]
            try root.file("README.gz", bytes)
            let source = InputSource.path(root.hostPath("README.gz"))
            let apache = LicenseExpression.license(LicenseTerm("Apache-2.0"))
            #expect(try await driver.identify(source).expression == apache)
            try root.file("broken.gz", Array(bytes.prefix(20)))
            let broken = InputSource.path(root.hostPath("broken.gz"))
            await #expect(throws: LicenseDriverError.unreadableFile(broken, .notText)) {
                try await driver.identify(broken)
            }
        }
    }

    @Test func `the files of a folder are named, but for hidden ones and links`() async throws {
        try await withDebianRoot { root in
            for path in ["src/b.c", "src/a/z.c", "src/.git/x", "src/.hidden"] {
                try root.file(path, "Hello.\n")
            }
            try root.link("src/link", to: root.hostPath("src/a"))
            let folder = root.hostPath("src")
            #expect(
                try await driver.files(in: .path(folder))
                    == ["\(folder)/a/z.c", "\(folder)/b.c"].map { .path($0) })
            let gone = InputSource.path(root.hostPath("gone"))
            await #expect(
                throws: LicenseDriverError.unreadableFile(
                    gone, .unreadable(message: "No such file or directory"))
            ) { try await driver.files(in: gone) }
        }
    }

    @Test func `a name that isn't UTF-8 stands there for its error, beside the others`()
        async throws
    {
        try await withDebianRoot { root in
            for name in ["a", "b"] { try root.file("src/sub/\(name)", "Hello.\n") }
            try root.rename("src/sub/b", to: Array("src/sub/b".utf8) + [0xFF])
            let folder = root.hostPath("src/sub")
            let files = try await driver.files(in: .path(root.hostPath("src")))
            #expect(files == ["\(folder)/a", "\(folder)/b\u{FFFD}"].map { .path($0) })
            await #expect(throws: LicenseDriverError.self) { try await driver.identify(files[1]) }
        }
    }

    @Test func `prose is read through a link to wherever it leads`() async throws {
        try await withDebianRoot { root in
            try root.file("README", "See /usr/share/common-licenses/Apache-2.0.\n")
            try root.link("link", to: root.hostPath("README"))
            let source = InputSource.path(root.hostPath("link"))
            let apache = LicenseExpression.license(LicenseTerm("Apache-2.0"))
            #expect(
                try await driver.identify(source)
                    == IdentifiedFile(
                        source: source, format: .prose, basis: .pointer, expression: apache,
                        mainExpression: apache,
                        statements: [
                            LicenseStatement(
                                expression: apache, lines: 1...1, basis: .pointer,
                                method: .commonLicense)
                        ]))
        }
    }

    @Test func `the texts that are recognized are of the list whose ids are known`() {
        #expect(CopyrightReader.listVersion == SPDXLicenseList.version)
    }

    @Test func `a file that states nothing is an answer too`() async throws {
        try await withDebianRoot { root in
            try root.file("empty", "")
            let source = InputSource.path(root.hostPath("empty"))
            #expect(
                try await driver.identify(source) == IdentifiedFile(source: source, format: .prose))
        }
    }

    @Test(arguments: [
        ("gone", FileFailure.unreadable(message: "No such file or directory")),
        ("folder", .folder),
        ("large", .tooLarge(size: 34_603_008, limit: 8_388_608)),
        ("program", .notText),
    ])
    func `a file that can't be read is an error that names it`(
        name: String, failure: FileFailure
    ) async throws {
        try await withDebianRoot { root in
            try root.folder("folder")
            try root.file("program", "\u{7F}ELF\u{0}\u{0}")
            try root.sparseFile("large", size: 33 << 20)
            let source = InputSource.path(root.hostPath(name))
            await #expect(
                throws: LicenseDriverError.unreadableFile(source, failure)
            ) {
                try await driver.identify(source)
            }
        }
    }
}
