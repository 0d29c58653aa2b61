import DebianRootFixtures
import DomainLayer
import Testing

@testable import FrameworkLayer

/// The copyright files of an installed system as they are.
struct CopyrightFileReaderTests {
    private let pointer =
        "See /usr/share/common-licenses/GPL-3 and\n/usr/share/common-licenses/GPL.\n"

    private func files(_ layOut: (DebianRoot) throws -> Void) async throws -> CopyrightFiles {
        try await withDebianRoot { root in
            try layOut(root)
            let source = InventorySource.root(root.path)
            let inventory = try await DebianLicenseDriver().licenses(in: source, detail: []) {
                _ in
            }
            return try await DebianLicenseTextDriver().copyrightFiles(
                of: inventory.entries, in: source)
        }
    }

    @Test func `equal and linked files are one, of all their packages`() async throws {
        let files = try await files { root in
            try root.install("apple", copyright: "Take it.\n")
            try root.install("birch", copyright: "Take it.\n")
            try root.install("cedar")
            try root.link("usr/share/doc/cedar/copyright", to: "../apple/copyright")
            try root.install("damson")
        }
        #expect(
            files.files == [
                CopyrightFile(
                    path: "/usr/share/doc/apple/copyright",
                    packages: ["apple:all", "birch:all", "cedar:all"], body: "Take it.\n")
            ])
    }

    @Test func `common licenses follow once, links under their names, or are missing`()
        async throws
    {
        let files = try await files { root in
            try root.file("usr/share/common-licenses/GPL-3", "In full.\n")
            try root.link("usr/share/common-licenses/GPL", to: "GPL-3")
            try root.install("apple", copyright: pointer)
            try root.install("birch", copyright: "See /usr/share/common-licenses/GFDL-1.3.\n")
        }
        #expect(
            files.commonLicenses == [
                CommonLicense(
                    paths: ["/usr/share/common-licenses/GPL-3", "/usr/share/common-licenses/GPL"],
                    body: "In full.\n")
            ])
        #expect(
            files.missingLicenses == [
                // apple doesn't say which version of the GPL it means, so it is under the first.
                "/usr/share/common-licenses/GPL-1", "/usr/share/common-licenses/GFDL-1.3",
            ])
    }

    @Test func `a common license follows if a package is under it and nothing points there`()
        async throws
    {
        let files = try await files { root in
            try root.file("usr/share/common-licenses/GPL-2", "In full.\n")
            try root.install(
                "apple",
                copyright: "Format: "
                    + "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\n"
                    + "Files: *\nCopyright: 2001 Ada\nLicense: GPL-2\n")
        }
        #expect(files.commonLicenses.map(\.body) == ["In full.\n"])
    }

    @Test(
        arguments: [
            ([0x41, 0xE9, 0x0A], "Aé\n"),
            ([0xC3, 0xA9, 0xE9, 0xFF], "ééÿ"),
            ([0xE2, 0x82], "\u{E2}\u{82}"),
            ([0xE2, 0x82, 0xAC, 0x80], "€\u{80}"),
            ([], ""),
        ] as [([UInt8], String)])
    func `bytes that aren't UTF-8 are read as ISO 8859-1`(bytes: [UInt8], text: String) {
        #expect(String(repairing: bytes) == text)
    }
}
