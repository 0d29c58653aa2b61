import Testing

@testable import DebianCopyright

struct UnlistedTextsTests {
    /// A license as LicenseDB might have it.
    private static let heron = """
        Everybody is allowed to use, copy, change and distribute the heron and what is made of it,
        for any purpose, as long as the feathers keep this notice and nobody says that the heron's
        keepers had a hand in what was changed.

        The heron comes without any warranty; its keepers are not liable for any damage.
        """

    private static let disclaimer = """
        The heron comes without any warranty; its keepers are not liable for any damage.
        """

    private func licenseDB() throws -> LicenseIndex {
        try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "LicenseRef-scancode-heron", text: Array(Self.heron.utf8))
                try builder.add(
                    id: "LicenseRef-scancode-no-warranty", text: Array(Self.disclaimer.utf8))
            })
    }

    private func licenses(of text: String) throws -> [String] {
        try analysis(of: text, includingTexts: true, licenseDB: licenseDB()).statements
            .compactMap(\.license?.words)
    }

    @Test func `in prose it is known among other licenses`() throws {
        let text = """
            The library is under the ISC license.

            The heron is another matter:

            Copyright 2009 Ada Turner

            \(Self.heron)

            The Debian packaging is under the MIT license.
            """
        #expect(try licenses(of: text) == ["ISC", "LicenseRef-scancode-heron", "MIT"])
        let analysis = try analysis(of: text, includingTexts: true, licenseDB: licenseDB())
        #expect(analysis.references.map(\.id) == ["LicenseRef-scancode-heron"])
        #expect(analysis.references.first?.text?.hasPrefix("Everybody is allowed") == true)
        #expect(analysis.unexplained == [])
    }

    @Test func `what only permits by its conditions is explained as a whole`() throws {
        let text = """
            By Ada Turner.

            Use and copying of this heron and of what is made of it are permitted, so long as the
            following conditions are met:
              o  The notice is included in all copies.
              o  What is made of it is subject to the terms of this agreement.
              o  Permission is granted to the keepers of herons to include it with their herons.

            The heron is made available as is, and without warranty of any kind.
            """
        let analysis = try analysis(of: text, licenseDB: licenseDB())
        #expect(analysis.statements.map(\.lines) == [3...9])
        #expect(analysis.statements.map(\.license?.licenseIDs) == [[]])
        #expect(analysis.unexplained == [])
        #expect(analysis.findings == [])
    }

    @Test func `what is asked besides is a rider`() throws {
        let licenses = try licenses(
            of: "By Ada Turner.\n\n\(Self.heron)\n\nHerons may not be sold to zoos.\n")
        #expect(licenses.count == 2)
        #expect(licenses.first == "LicenseRef-scancode-heron")
        #expect(licenses.last?.hasPrefix("LicenseRef-deb-") == true)
    }

    @Test(arguments: [
        "Nobody may sell the heron. \(heron)",
        heron.replacing("for any purpose", with: "for any peaceful purpose"),
        "You may use, copy and distribute the heron, but never change it.\n\n\(disclaimer)",
    ])
    func `other terms have none of its names`(text: String) throws {
        let licenses = try licenses(of: "By Ada Turner.\n\n\(text)\n")
        #expect(licenses.count == 1)
        #expect(licenses.first?.hasPrefix("LicenseRef-deb-") == true)
    }

    @Test(arguments: ["Heron-1.0", "BSD", "other"])
    func `below a name that doesn't say what it is, the text does`(name: String) throws {
        let body = Self.heron.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? " ." : " \($0)" }.joined(separator: "\n")
        let text = file("Files: *\nCopyright: 2009 Ada Turner\nLicense: \(name)\n\(body)\n")
        let analysis = try analysis(of: text, includingTexts: true, licenseDB: licenseDB())
        #expect(analysis.statements.map(\.license?.words) == ["LicenseRef-scancode-heron"])
        #expect(analysis.references.map(\.name) == [name])
    }

    @Test func `a text of several licenses is all of them`() throws {
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "LicenseRef-scancode-heron", text: Array(Self.heron.utf8))
                try builder.add(
                    id: "LicenseRef-scancode-bramble", text: Array(InventedLicenses.bramble.utf8))
            })
        let body = (Self.heron + "\n\n" + InventedLicenses.bramble)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? " ." : " \($0)" }.joined(separator: "\n")
        let text = file("Files: *\nCopyright: 2009 Ada Turner\nLicense: birds\n\(body)\n")
        let analysis = analysis(of: text, includingTexts: true, licenseDB: index)
        #expect(
            analysis.statements.map(\.license?.words) == [
                "(LicenseRef-scancode-heron and LicenseRef-scancode-bramble)"
            ])
        #expect(analysis.references.map { $0.text?.contains("feathers") } == [true, false])
    }

    /// The findings about a remark that prints `text`, whose id in the index is given.
    private func findings(remarking text: String, listedAs id: String) throws -> [CopyrightFinding
        .Kind]
    {
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "LicenseRef-scancode-\(id)", text: Array(text.utf8))
            })
        let body = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? " ." : " \($0)" }.joined(separator: "\n")
        let file = file("Files: *\nCopyright: 2009 Ada\nLicense: MIT\nComment: Also:\n\(body)\n")
        return analysis(of: file, licenseDB: index).findings.map(\.kind)
    }

    @Test func `a remark may print a listed license of patents, and no other`() throws {
        let patents = """
            Each keeper allows Finder to breed, sell and keep herons under the keeper's claims to
            feathers. Finder must print this notice in each nest, and must sue no keeper over
            feathers: whoever does may no longer breed any.
            """
        #expect(try findings(remarking: patents, listedAs: "xiph-patent") == [])
        #expect(try findings(remarking: patents, listedAs: "heron") == [.unexplainedTerms])
    }
}
