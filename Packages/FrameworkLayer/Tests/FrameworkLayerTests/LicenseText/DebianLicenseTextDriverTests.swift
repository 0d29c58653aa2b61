import DebianCopyright
import DebianRootFixtures
import DomainLayer
import Testing

@testable import DebianSystems
@testable import FrameworkLayer

/// What has to be passed on with an installed system.
@Suite struct DebianLicenseTextDriverTests {
    private let header =
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
    private let pear = """

        Files: *
        Copyright: 2001 Ada
        License: Expat

        License: Expat
         You may.

        """

    private func notices(
        _ layOut: (DebianRoot) throws -> Void
    ) async throws -> LicenseNotices {
        try await withDebianRoot { root in
            try layOut(root)
            let source = InventorySource.root(root.path)
            let inventory = try await DebianLicenseDriver().licenses(in: source, detail: []) {
                _ in
            }
            return try await DebianLicenseTextDriver().notices(of: inventory.entries, in: source)
        }
    }

    @Test func `a text that two packages print is there once, named by what is stated`()
        async throws
    {
        let notices = try await notices { root in
            try root.install("apple", copyright: header + pear)
            try root.install("pear", copyright: header + "Upstream-Name: pear\n" + pear)
        }
        #expect(notices.texts == [LicenseNoticeText(names: ["MIT"], body: "You may.\n")])
        #expect(
            notices.packages
                == [
                    "apple:all": PackageNotice(texts: [0], missingTexts: ["MIT"]),
                    "pear:all": PackageNotice(texts: [0], missingTexts: ["MIT"]),
                ])
    }

    @Test func `what is pointed to follows in full, through links and once`() async throws {
        let notices = try await notices { root in
            try root.file("usr/share/common-licenses/GPL-3", "In full.\n")
            try root.link("usr/share/common-licenses/GPL", to: "GPL-3")
            let pointer = "\nFiles: *\nLicense: GPL-3+\n See /usr/share/common-licenses/GPL-3 and\n"
            try root.install(
                "apple", copyright: header + pointer + " /usr/share/common-licenses/GPL.\n")
        }
        #expect(
            notices.texts == [
                LicenseNoticeText(
                    names: ["GPL-3.0-or-later"],
                    body: "See /usr/share/common-licenses/GPL-3 and\n"
                        + "/usr/share/common-licenses/GPL.\n"),
                LicenseNoticeText(
                    names: ["/usr/share/common-licenses/GPL-3", "/usr/share/common-licenses/GPL"],
                    body: "In full.\n"),
            ])
        #expect(notices.packages["apple:all"] == PackageNotice(texts: [0, 1]))
    }

    @Test func `a license that is only named is taken from the common ones, where there is one`()
        async throws
    {
        let notices = try await notices { root in
            try root.file("usr/share/common-licenses/GPL-2", "In full.\n")
            try root.install("apple", copyright: header + "\nFiles: *\nLicense: GPL-2\n")
            try root.install("pear", copyright: header + "\nFiles: *\nLicense: GPL-3\n")
        }
        #expect(
            notices.texts == [
                LicenseNoticeText(names: ["/usr/share/common-licenses/GPL-2"], body: "In full.\n")
            ])
        #expect(
            notices.packages
                == [
                    "apple:all": PackageNotice(texts: [0]),
                    "pear:all": PackageNotice(missingTexts: ["GPL-3.0-only"]),
                ])
    }

    @Test func `a concluded license has its text too, even of a package without a file`()
        async throws
    {
        let license = try LicenseExpression(parsing: "GPL-2.0-only AND (MIT OR LicenseRef-own)")
        let notices = try await withDebianRoot { root in
            try root.file("usr/share/common-licenses/GPL-2", "In full.\n")
            try root.install("apple", copyright: header + pear)
            try root.install("pear", copyright: header + pear)
            try root.install("quince")
            let source = InventorySource.root(root.path)
            var entries = try await DebianLicenseDriver().licenses(in: source, detail: []) { _ in }
                .entries
            for index in [0, 2] {
                entries[index].conclusion = LicenseConclusion(expression: license)
            }
            return try await DebianLicenseTextDriver().notices(of: entries, in: source)
        }
        #expect(notices.texts.map(\.body) == ["You may.\n", "In full.\n"])
        #expect(
            notices.packages
                == [
                    "apple:all": PackageNotice(texts: [0, 1], missingTexts: ["MIT"]),
                    "pear:all": PackageNotice(texts: [0], missingTexts: ["MIT"]),
                    "quince:all": PackageNotice(texts: [1], missingTexts: ["MIT"]),
                ])
    }

    @Test func `a common license follows, wherever the file points there`() async throws {
        let notices = try await notices { root in
            try root.file("usr/share/common-licenses/GPL-2", "In full.\n")
            try root.install(
                "apple",
                copyright: header + """

                    Files: *
                    License: GPL-2+
                     You may pass it on under the GNU GPL, version 2 or later.
                    Comment: See /usr/share/common-licenses/GPL-2.

                    """)
        }
        #expect(notices.texts.map(\.body).last == "In full.\n")
        #expect(notices.packages["apple:all"] == PackageNotice(texts: [0, 1]))
    }

    @Test func `a license follows though nothing points to it, beside a notice that grants it`()
        async throws
    {
        let notices = try await notices { root in
            try root.file("usr/share/common-licenses/GPL-2", "In full.\n")
            try root.install(
                "apple",
                copyright: "You may redistribute it under the terms of the GNU General Public\n"
                    + "License, version 2 only.\n")
        }
        #expect(notices.packages["apple:all"] == PackageNotice(texts: [0, 1]))
    }

    @Test func `an exception and a name that no list has are missing if the file has no text`()
        async throws
    {
        let notices = try await notices { root in
            try root.file("usr/share/common-licenses/GPL-2", "In full.\n")
            try root.install(
                "apple",
                copyright: header + """

                    Files: a
                    License: GPL-2 with Classpath-exception-2.0

                    Files: b
                    License: Quince

                    """)
        }
        let missing = try #require(notices.packages["apple:all"]?.missingTexts)
        #expect(missing.first == "Classpath-exception-2.0")
        #expect(missing.count == 2)
        #expect(missing.last?.hasPrefix("LicenseRef-") == true)
    }

    @Test func `prose gives its holders, and as a whole where nothing is stated`() async throws {
        let notices = try await notices { root in
            try root.install("apple", copyright: "Take it.\nCopyright 2001 \u{1B}Ada\n")
            try root.install("pear")
        }
        #expect(
            notices.texts == [
                LicenseNoticeText(names: [], body: "Take it.\nCopyright 2001 \u{1B}Ada\n")
            ])
        #expect(
            notices.packages
                == ["apple:all": PackageNotice(holders: ["2001 \u{1B}Ada"], texts: [0])])
    }

    @Test(arguments: ["Nothing is said.\n", "See /usr/share/common-licenses/GPL-2.\n"])
    func `a file that packages share is read once, whether it states something or not`(
        _ line: String
    ) async throws {
        try await withDebianRoot { root in
            let text = line + String(repeating: "x\n", count: 100_000)
            try root.install("apple", copyright: text)
            for number in 10..<60 {
                try root.install("p\(number)")
                try root.link("usr/share/doc/p\(number)/copyright", to: "../apple/copyright")
            }
            let source = InventorySource.root(root.path)
            let entries = try await DebianLicenseDriver().licenses(in: source, detail: []) {
                _ in
            }.entries
            var reader = NoticeReader(system: try InstalledSystem(path: root.path))
            let count = try bytesRead { for entry in entries { reader.add(entry) } }
            #expect(reader.notices.packages.count == 51)
            #expect(Set(reader.notices.packages.values.map(\.texts)) == [[0]])
            #expect(reader.notices.texts.count == 1)
            #expect(count < 2 * text.utf8.count)
        }
    }
}
