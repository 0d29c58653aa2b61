import DebianRootFixtures
import DomainLayer
import FrameworkLayer
import Testing

/// The texts of references, as an inventory holds them.
@Suite struct ReferenceTextsTests {
    private let copyright = """
        Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

        Files: *
        License: GPL-2+ with Moon exception

        License: GPL-2+ with Moon exception
         But not the moon.

        License: GPL-2+
         All in /usr/share/common-licenses/GPL-2.

        """

    /// The texts of a root, ordered by their ids.
    private func texts(
        _ layOut: (DebianRoot) throws -> Void
    ) async throws -> [String] {
        try await withDebianRoot { root in
            try layOut(root)
            return try await DebianLicenseDriver().licenses(
                in: .root(root.path), detail: .texts, onProgress: { _ in }
            ).texts.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    @Test func `a text is followed by the license and by what that points to`() async throws {
        let texts = try await texts { root in
            try root.install("pear", copyright: copyright)
            try root.file("usr/share/common-licenses/GPL-2.real", "You may.\n")
            try root.link("usr/share/common-licenses/GPL-2", to: "GPL-2.real")
        }
        #expect(
            texts == [
                """
                But not the moon.

                All in /usr/share/common-licenses/GPL-2.

                /usr/share/common-licenses/GPL-2:

                You may.

                """
            ])
    }

    @Test func `a file that is not there is not put in`() async throws {
        let texts = try await texts { try $0.install("pear", copyright: copyright) }
        #expect(texts == ["But not the moon.\n\nAll in /usr/share/common-licenses/GPL-2.\n"])
    }

    @Test func `a file that no license is as long as is not put in`() async throws {
        let texts = try await texts { root in
            try root.install("pear", copyright: copyright)
            try root.sparseFile("usr/share/common-licenses/GPL-2", size: 1 << 20)
        }
        #expect(texts == ["But not the moon.\n\nAll in /usr/share/common-licenses/GPL-2.\n"])
    }

    @Test func `a name without a text stands for itself`() async throws {
        let texts = try await texts { root in
            try root.install(
                "pear", copyright: "Format: \(DebianRoot.format)\n\nFiles: *\nLicense: Turner\n")
        }
        #expect(texts == ["Turner\n"])
    }

    @Test func `what many point to is put in only so often`() async throws {
        let texts = try await texts { root in
            try root.file(
                "usr/share/common-licenses/GPL-2", String(repeating: "a", count: 65_000))
            try root.install(
                "pear",
                copyright: "Format: \(DebianRoot.format)\n\n"
                    + (0..<1_500).map { number in
                        """
                        Files: f\(number)
                        License: own-\(number)
                         Turn number \(number) gently, keep it clean and give it back.
                         Its wheels are those of /usr/share/common-licenses/GPL-2, its
                         springs those of /usr/share/common-licenses/Artistic.


                        """
                    }.joined())
        }
        #expect(texts.count == 1_500)
        let size = texts.reduce(0) { $0 + $1.utf8.count }
        #expect(65_000_000...68_000_000 ~= size)
    }
}

extension DebianRoot {
    fileprivate static let format =
        "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
}
