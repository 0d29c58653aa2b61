import DebianRootFixtures
import DomainLayer
import FrameworkLayer
import Synchronization
import Testing

@Suite struct DebianLicenseDriverTests {
    private let driver = DebianLicenseDriver()

    private func inventory(
        of root: DebianRoot, _ detail: InventoryDetail = []
    ) async throws -> LicenseInventory {
        try await driver.licenses(in: .root(root.path), detail: detail) { _, _ in }
    }

    @Test func `a machine-readable file becomes a row with its evidence`() async throws {
        try await withDebianRoot { root in
            try root.file("etc/os-release", "ID=debian\nVERSION_ID=\"12\"\nPRETTY_NAME=Twelve\n")
            try root.file("etc/hostname", "orchard\n")
            try root.install(
                "apple", version: "1:1.0-2", architecture: "amd64",
                fields: [
                    "Source: apples (1.0-2)", "Section: fruit", "Maintainer: Ada <ada@example.org>",
                    "Installed-Size: 42",
                ],
                copyright: """
                    Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

                    Files: *
                    Copyright: 2024 Ada Example
                    License: Expat

                    Files: core/* lib/*
                    Copyright: 2023 Bob Example
                    License: GPL-2+ with Classpath exception

                    """)
            let inventory = try await inventory(of: root)
            #expect(
                inventory.system
                    == SystemIdentity(
                        id: "debian", versionID: "12", name: "Twelve", hostName: "orchard"))
            let expat = LicenseExpression.license(LicenseTerm("MIT"))
            let gpl = LicenseExpression.license(
                LicenseTerm("GPL-2.0-or-later", exception: "Classpath-exception-2.0"))
            #expect(
                inventory.entries == [
                    PackageLicense(
                        name: "apple", version: "1:1.0-2", architecture: "amd64",
                        source: SourcePackage(name: "apples", version: "1.0-2"),
                        section: "fruit", maintainer: "Ada <ada@example.org>", installedSize: 42,
                        copyrightFile: "/usr/share/doc/apple/copyright", format: .machineReadable,
                        basis: .declared, expression: .and([expat, gpl]), mainExpression: expat,
                        statements: [
                            LicenseStatement(
                                expression: expat, files: ["*"], lines: 3...5, basis: .declared,
                                method: .shortName, name: "Expat", holders: ["2024 Ada Example"]),
                            LicenseStatement(
                                expression: gpl, files: ["core/*", "lib/*"], lines: 7...9,
                                basis: .declared, method: .shortName,
                                name: "GPL-2+ with Classpath exception",
                                holders: ["2023 Bob Example"]),
                        ])
                ])
        }
    }

    @Test func `what was built in keeps the field that names it`() async throws {
        try await withDebianRoot { root in
            try root.install(
                "apple",
                fields: [
                    "Built-Using: pear (= 1:2-3)", "Static-Built-Using: golang-1.19 (= 4), plum",
                ])
            let sources = try await inventory(of: root).entries.flatMap(\.builtUsing)
            #expect(
                sources == [
                    BuiltInSource(SourcePackage(name: "pear", version: "1:2-3"), .builtUsing),
                    BuiltInSource(
                        SourcePackage(name: "golang-1.19", version: "4"), .staticBuiltUsing),
                    BuiltInSource(SourcePackage(name: "plum", version: ""), .staticBuiltUsing),
                ])
        }
    }

    @Test func `each absent or unreadable file has its reason and hides no other`() async throws {
        try await withDebianRoot { root in
            try root.install("apple", copyright: "See /usr/share/common-licenses/GPL-2.\n")
            for name in ["dangling", "fifo", "folder", "large", "loop", "missing", "silent"] {
                try root.install(name)
            }
            let documentation = "/usr/share/doc"
            try root.link("usr/share/doc/dangling/copyright", to: "nowhere")
            try root.fifo("usr/share/doc/fifo/copyright")
            try root.folder("usr/share/doc/folder/copyright")
            try root.sparseFile("usr/share/doc/large/copyright", size: 33 << 20)
            try root.link("usr/share/doc/loop/copyright", to: "copyright")
            try root.file("usr/share/doc/silent/copyright", "Nothing is said here.\n")

            let inventory = try await inventory(of: root)
            let reasons = inventory.entries.map(\.reason)
            #expect(
                reasons == [
                    nil,
                    .danglingLink(path: "\(documentation)/dangling/copyright"),
                    .notRegularFile(path: "\(documentation)/fifo/copyright"),
                    .notRegularFile(path: "\(documentation)/folder/copyright"),
                    .tooLarge(
                        path: "\(documentation)/large/copyright", size: 33 << 20, limit: 8 << 20),
                    .linkLoop(path: "\(documentation)/loop/copyright"),
                    .missingFile(path: "\(documentation)/missing/copyright"),
                    .noStatement,
                ])
            #expect(inventory.entries[0].expression == .license(LicenseTerm("GPL-2.0-only")))
            #expect(inventory.isIncomplete)
        }
    }

    @Test func `a package of the same source and version answers for one without a file`()
        async throws
    {
        try await withDebianRoot { root in
            let source = ["Source: plums (1-1)"]
            try root.install("plum", version: "1-1", fields: source)
            try root.install(
                "plum-data", version: "1-1", fields: source,
                copyright: "See /usr/share/common-licenses/Apache-2.0.\n")
            let entry = try #require(try await inventory(of: root).entries.first)
            #expect(
                entry.reason
                    == .answeredBySibling(
                        package: "plum-data", path: "/usr/share/doc/plum-data/copyright"))
            #expect(entry.expression == .license(LicenseTerm("Apache-2.0")))
            let license = try await DebianLicenseTextDriver().license(
                of: entry, in: .root(root.path))
            #expect(license.body == "See /usr/share/common-licenses/Apache-2.0.\n")
        }
    }

    @Test func `what dpkg did not finish is listed, and found to be so`() async throws {
        try await withDebianRoot { root in
            try root.install("apple", status: "install ok triggers-awaited", copyright: "")
            try root.install("pear", status: "install ok half-configured", copyright: "")
            try root.install("plum", status: "deinstall ok config-files")
            try root.install("quince", status: "install reinstreq half-installed")
            let findings = try await inventory(of: root).entries.map { entry in
                entry.findings.map { "\(entry.name) \($0.kind.rawValue) \($0.declared ?? "")" }
            }
            #expect(
                findings == [
                    [], ["pear unfinished-installation half-configured"],
                    [
                        "quince missing-copyright-file ",
                        "quince unfinished-installation half-installed",
                    ],
                ])
        }
    }

    @Test func `packages that share a file share what is found there`() async throws {
        try await withDebianRoot { root in
            let state = "install ok unpacked"
            try root.install("apple", status: state)
            try root.file("usr/share/doc/apple/copyright", [0xFF])
            for name in ["pear", "plum"] {
                try root.install(name, status: state)
                try root.link("usr/share/doc/\(name)", to: "apple")
            }
            let findings = try await inventory(of: root).entries.map(\.findings)
            #expect(findings[0].map(\.kind) == [.notUTF8, .unfinishedInstallation])
            let places = findings.map { $0.withUnsafeBufferPointer(\.baseAddress) }
            #expect(places[1] == places[0] && places[2] == places[0])
        }
    }

    @Test func `documentation that dpkg was told to leave out is one finding of the system`()
        async throws
    {
        try await withDebianRoot { root in
            try root.install("apple")
            try root.install("pear")
            try root.file("etc/dpkg/dpkg.cfg.d/slim", "path-exclude /usr/share/doc/*\n")
            let inventory = try await inventory(of: root)
            #expect(inventory.findings == [LicenseFinding(.documentationExcluded)])
            #expect(
                inventory.entries.map(\.reason) == [
                    .documentationExcluded(path: "/usr/share/doc/apple/copyright"),
                    .documentationExcluded(path: "/usr/share/doc/pear/copyright"),
                ])
            #expect(!inventory.isIncomplete)
        }
    }

    @Test func `what is wrong with the status file is a finding with its line`() async throws {
        try await withDebianRoot { root in
            try root.install("apple", version: "")
            try root.append(
                "Status: install ok installed\nVersion: 1\n\n", to: "var/lib/dpkg/status")
            try root.append("Package: pear\nStatus: install ok insta", to: "var/lib/dpkg/status")
            let inventory = try await inventory(of: root)
            let status = "/var/lib/dpkg/status"
            #expect(
                inventory.findings == [
                    LicenseFinding(.syntaxError, line: 1, declared: "Version", path: status),
                    LicenseFinding(.syntaxError, line: 6, declared: "Package", path: status),
                    LicenseFinding(.syntaxError, line: 9, declared: "Version", path: status),
                    LicenseFinding(.syntaxError, line: 10, path: status),
                ])
            #expect(inventory.entries.map(\.name) == ["apple", "pear"])
            #expect(inventory.isIncomplete)
        }
    }

    @Test func `a file of status.d that can't be read has the system's reason`() async throws {
        try await withDebianRoot { root in
            let folder = "/var/lib/dpkg/status.d"
            try root.link("\(folder)/loop", to: "loop")
            #expect(
                try await inventory(of: root).findings == [
                    LicenseFinding(
                        .unreadable, text: "Too many levels of symbolic links",
                        path: "\(folder)/loop")
                ])
        }
    }

    @Test func `digests and texts come where they are asked for`() async throws {
        try await withDebianRoot { root in
            try root.install(
                "apple",
                copyright: """
                    Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

                    Files: *
                    Copyright: 2024 Ada Example
                    License: orchard
                     Eat what you like.
                     .
                     Leave the tree.

                    """)
            let inventory = try await inventory(of: root, [.digests, .texts])
            let entry = try #require(inventory.entries.first)
            #expect(
                entry.textDigest
                    == "sha256:690c025566dbdee2deb6e630766774fdf9d64e4c4dc39d3bb614abbb0eaf2108")
            let id = try #require(entry.licenses.first)
            #expect(inventory.licenseRefs.mapValues(\.names) == [id: ["orchard"]])
            #expect(inventory.texts == [id: "Eat what you like.\n\nLeave the tree.\n"])
        }
    }

    @Test func `a name without a text is each source package's own, a text is the same`()
        async throws
    {
        try await withDebianRoot { root in
            func file(_ text: String) -> String {
                """
                Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

                Files: *
                Copyright: 2024 Ada Example
                License: orchard
                \(text)
                """
            }
            try root.install("apple", copyright: file(""))
            try root.install("pear", copyright: file(""))
            try root.install("plum", copyright: file(" Eat what you like."))
            try root.install("quince", copyright: file("  eat what\n  you like"))
            let inventory = try await inventory(of: root, [.texts])
            let ids = inventory.entries.map { $0.licenses.joined() }
            #expect(
                ids[..<2] == [
                    "LicenseRef-deb-name-d2fa43c1154f9c83af9a71c1",
                    "LicenseRef-deb-name-8ccd1cff06098a6beeb6bac2",
                ])
            #expect(ids[2] == ids[3])
            #expect(inventory.entries.map(\.names) == ids.map { [$0: "orchard"] })
            #expect(
                inventory.texts == [
                    ids[0]: "orchard\n", ids[1]: "orchard\n", ids[2]: "Eat what you like.\n",
                ])
        }
    }

    @Test func `a root that is not there is an error with the system's words`() async throws {
        await #expect(
            throws: LicenseDriverError.unreachableRoot(
                path: "/no/such/root", message: "No such file or directory")
        ) {
            try await driver.licenses(in: .root("/no/such/root"), detail: []) { _, _ in }
        }
    }

    @Test func `a status file that is a folder is an error that names it`() async throws {
        try await withDebianRoot { root in
            try root.folder("var/lib/dpkg/status")
            await #expect(
                throws: LicenseDriverError.unreadableDatabase(
                    path: "/var/lib/dpkg/status", .notRegularFile)
            ) {
                try await inventory(of: root)
            }
        }
    }

    // MARK: Revisions

    @Test func `a package that comes makes another revision`() async throws {
        try await withDebianRoot { root in
            let source = InventorySource.root(root.path)
            try root.install("apple")
            let before = try await driver.revision(of: source)
            #expect(try await driver.revision(of: source) == before)
            try root.install("pear")
            #expect(try await driver.revision(of: source) != before)
        }
    }

    @Test func `a package that comes while the system is read makes the listing doubtful`()
        async throws
    {
        try await withDebianRoot { root in
            for name in ["apple", "pear"] { try root.install(name) }
            let source = InventorySource.root(root.path)
            let quiet = try await driver.licenses(in: source, detail: []) { _, _ in }
            #expect(quiet.findings.isEmpty)
            let hasCome = Mutex(false)
            let disturbed = try await driver.licenses(in: source, detail: []) { _, _ in
                let isFirst = hasCome.withLock { hasCome in
                    defer { hasCome = true }
                    return !hasCome
                }
                if isFirst { try? root.install("quince") }
            }
            #expect(disturbed.findings == [LicenseFinding(.changedDuringReading)])
        }
    }

    @Test func `a folder that is not there has none`() async throws {
        try await withDebianRoot { root in
            let path = root.hostPath("no/such/folder")
            await #expect(
                throws: LicenseDriverError.unreachableRoot(
                    path: path, message: "No such file or directory")
            ) {
                try await driver.revision(of: .root(path))
            }
        }
    }
}
