import Testing

@testable import DebianCopyright

struct LicenseResolverTests {
    private func license(_ stanzas: String) -> String? {
        analysis(of: file("Files: *\n" + stanzas)).main?.words
    }

    @Test(arguments: [
        ("GPL-2+ or Artistic", "(GPL-2.0-or-later or Artistic-1.0-Perl)"),
        ("GPL-2 or later", "GPL-2.0-or-later"),
        ("Perl, and Expat", "((Artistic-1.0-Perl or GPL-1.0-or-later) and MIT)"),
        ("GPL (v2 or later)", "GPL-2.0-or-later"),
        ("Zlib (see below)", "Zlib"),
        ("(GPL-2.0-only OR Apache-2.0) AND MIT", "((GPL-2.0-only or Apache-2.0) and MIT)"),
        ("GPL-3+ with Bison exception", "GPL-3.0-or-later with Bison-exception-2.2"),
        ("GPL-2.0-only WITH Classpath-exception-2.0", "GPL-2.0-only with Classpath-exception-2.0"),
        ("public-domain", "LicenseRef-public-domain"),
        ("BSD-3-clause_and_LGPL-2.1+", "(BSD-3-Clause and LGPL-2.1-or-later)"),
        ("Expat_OR_Zlib", "(MIT or Zlib)"), ("Expat-or-Zlib", "(MIT or Zlib)"),
        ("GPL-2.0-or-later-and-Expat", "(GPL-2.0-or-later and MIT)"),
    ])
    func `names that need no text are the answer`(synopsis: String, expected: String) {
        let analysis = analysis(of: file("Files: *\nLicense: \(synopsis)\n"))
        #expect(analysis.main?.words == expected)
        #expect(analysis.basis == .declared)
        #expect(analysis.findings == [])
        #expect(analysis.statements.map(\.name) == [synopsis])
    }

    @Test(arguments: [
        ("GPL-2+", DetectionMethod.shortName), ("Expat", .shortName), ("Perl", .shortName),
        ("LGPL-2.1+", .shortName), ("Apache-2.0", .listedID), ("GPL-2.0-only", .listedID),
        ("Expat or Zlib", .listedID), ("GPLv2+", .usualName), ("Apache2", .usualName),
        ("Zlib and Apache2", .usualName), ("Expat_or_Zlib", .usualName),
        ("Expat_or_turner", .unlistedName), ("Expat-and-turner", .unlistedName),
        ("public-domain", .publicDomain),
        ("GPL-2+ with turning exception", .unlistedException), ("turner", .unlistedName),
        ("turner\n You may turn it.", .unlistedText),
        ("turner\n SPDX-License-Identifier: MIT", .identifierLine),
        ("GPL-2+ with turning exception\n You may turn it.", .unlistedException),
    ])
    func `a field's statement rests on the least sure of its names`(
        field: String, method: DetectionMethod
    ) {
        let statements = analysis(of: file("Files: *\nLicense: \(field)\n")).statements
        #expect(statements.map(\.method) == [method])
    }

    @Test func `names that a stanza explains together mean what it says`() {
        let choice = "License: MPL or GPL-2+\n"
        let text = " It is under the MPL 1.1 or the GPL, version 2 or later.\n"
        #expect(license("\(choice)\n\(choice)\(text)") == "(MPL-1.1 or GPL-2.0-or-later)")
    }

    @Test(arguments: ["GPL-2.0-only_OR_LicenseRef-turner", "LicenseRef-turner_or_GPL-2.0-only"])
    func `a reference in a name written in one word has the text`(name: String) {
        let text = "It is under the GPL version 2 or any later one that turners like."
        let analysis = analysis(
            of: file("Files: *\nLicense: \(name)\n\nLicense: \(name)\n \(text)\n"),
            includingTexts: true)
        #expect(analysis.references.map(\.text) == [text + "\n"])
        #expect(analysis.references.allSatisfy { $0.id.hasPrefix("LicenseRef-deb-") })
        #expect(analysis.main?.licenseIDs == ["GPL-2.0-only"])
        #expect(analysis.statements.map(\.method) == [.unlistedText])
    }

    @Test func `a reference alone means what its text does, however it is written`() {
        let text = "It is under the GPL version 2 or any later one that turners like."
        #expect(license("License: LicenseRef-turner_spinner\n \(text)\n") == "GPL-2.0-or-later")
    }

    @Test(arguments: [
        ("turner\n GPL-2+ or Expat", "(GPL-2.0-or-later or MIT)"),
        (
            "turner\n GPL-2+ or Expat\n .\n The parts come from two places.",
            "(GPL-2.0-or-later or MIT)"
        ),
        ("turner\n Zlib", "Zlib"),
        ("turner\n Zlib\n .\n You may turn it.", nil),
        ("turner\n GPL-2+ or Expat\n You may turn it.", nil),
        ("turner\n GPL-2+ or spinner", nil),
    ])
    func `names that are a text's first paragraph are what it says`(
        field: String, expected: String?
    ) {
        let main = license("License: \(field)\n")
        #expect(expected.map { $0 == main } ?? (main?.hasPrefix("LicenseRef-deb-") == true))
    }

    @Test(arguments: [
        (
            "Expat or LicenseRef-turner\n SPDX-License-Identifier: Zlib",
            "(MIT or LicenseRef-deb-"
        ),
        ("LicenseRef-turner\n SPDX-License-Identifier: Zlib", "Zlib"),
    ])
    func `a reference beside other names is no license that its words name`(
        field: String, expected: String
    ) {
        #expect(license("License: \(field)\n")?.hasPrefix(expected) == true)
    }

    @Test(arguments: ["turner, and more", "TURNER PUBLIC LICENSE VERSION 1 - AND SPINNER'S"])
    func `a line that has a text in the file is one name`(name: String) {
        let stanzas = "License: \(name)\n\nLicense: \(name)\n SPDX-License-Identifier: Zlib\n"
        let analysis = analysis(of: file("Files: *\n" + stanzas))
        #expect(analysis.main?.words == "Zlib")
        #expect(analysis.findings == [])
    }

    @Test func `a line with a known name stays an expression, whatever has its text`() {
        let name = "GPL-2 or turner"
        let main = license("License: \(name)\n\nLicense: \(name)\n You may turn it.\n")
        #expect(main?.hasPrefix("(GPL-2.0-only or LicenseRef-deb-") == true)
    }

    @Test func `a remark in the place of a text leaves it to the one that stands elsewhere`() {
        let text = String(repeating: "You may turn it, if you must. ", count: 8)
        let analysis = analysis(
            of: file(
                "Files: *\nLicense: turner\n\nFiles: moon/*\nLicense: turner\n As above.\n\n"
                    + "License: turner\n \(text)\n"))
        #expect(analysis.statements.count == 2)
        #expect(Set(analysis.statements.map { $0.license?.words }).count == 1)
    }

    @Test func `an exception that only the text has is stated too`() {
        let text = """
             It may be passed on under the terms of the GNU General Public License, either version 3 of
             the License, or (at your option) any later version, with the Bison exception.
            """
        #expect(
            license("License: GPL-3+\n\(text)\n") == "GPL-3.0-or-later with Bison-exception-2.2")
    }

    @Test func `a local name is a reference to its stand-alone text`() {
        let analysis = analysis(
            of: file(
                "Files: *\nLicense: Turner or Expat\n\nLicense: turner\n You may turn it.\n"),
            includingTexts: true)
        let reference = LicenseReference(id: "LicenseRef-deb-13507a4bb236e9e7d734a247")
        #expect(analysis.main == .or([.reference(reference), .license("MIT")]))
        #expect(analysis.references.map(\.text) == ["You may turn it.\n"])
        #expect(analysis.findings == [])
    }

    @Test func `a text in one stanza serves the others that name it`() {
        let statements = analysis(
            of: file("Files: *\nLicense: turner\n You may turn it.\n\nFiles: a\nLicense: turner\n")
        ).statements
        #expect(Set(statements.map(\.license)).count == 1)
    }

    @Test func `a text of a stanza's own comes before the one that stands alone`() {
        let statements = analysis(
            of: file(
                """
                Files: *
                License: turner

                Files: a
                License: turner
                 Not so.

                License: turner
                 You may turn it.
                """)
        ).statements
        #expect(
            statements.map { $0.license?.words } == [
                "LicenseRef-deb-13507a4bb236e9e7d734a247",
                "LicenseRef-deb-6f9af5ff8040eb325f9b24fa",
            ])
    }

    @Test(arguments: ["turner", "BSD", "Apache"])
    func `a local name whose text is nothing but a pointer means what that points at`(
        name: String
    ) {
        let analysis = analysis(
            of: file(
                "Files: *\nLicense: \(name)\n\nLicense: \(name)\n It is in\n"
                    + " /usr/share/common-licenses/Apache-2.0.\n"))
        #expect(analysis.main == .license("Apache-2.0"))
        #expect(analysis.basis == .pointer)
        #expect(analysis.references == [])
    }

    @Test func `a definite name is not changed by the pointer below it`() {
        let analysis = analysis(
            of: file("Files: *\nLicense: GPL-2+\n See /usr/share/common-licenses/GPL-2.\n"))
        #expect(analysis.main == .license("GPL-2.0-or-later"))
        #expect(analysis.basis == .declared)
    }

    @Test func `an exception without an id makes one reference that names its license`() {
        let analysis = analysis(
            of: file(
                "Files: *\nLicense: GPL-2+ with Moon exception\n\n"
                    + "License: GPL-2+ with Moon exception\n But not the moon.\n"),
            includingTexts: true)
        let reference = LicenseReference(
            id: "LicenseRef-deb-1aae505b70ca4742416b4455",
            underlying: ["GPL-2.0-or-later"])
        #expect(analysis.main == .reference(reference))
        #expect(analysis.statements.map(\.underlying) == [["GPL-2.0-or-later"]])
        #expect(analysis.references.map(\.text) == ["But not the moon.\n"])
        #expect(analysis.findings == [])
    }

    @Test func `a synopsis may stand on the first line of the text, or run over two lines`() {
        #expect(license("License:\n GPL-2+\n") == "GPL-2.0-or-later")
        #expect(
            license("License:\n turner\n You may turn it.\n")
                == "LicenseRef-deb-13507a4bb236e9e7d734a247")
        #expect(
            license("License: GPL-2+ or\n Artistic\n") == "(GPL-2.0-or-later or Artistic-1.0-Perl)")
        #expect(license("License: Expat,\n\tISC\n") == "(MIT and ISC)")
    }

    @Test func `a text without a name is a reference without one`() {
        let expected = "LicenseRef-deb-13507a4bb236e9e7d734a247"
        #expect(license("License:\n You may turn it.\n") == expected)
        #expect(license("License:\n\n You may\n turn it.\n") == expected)
    }

    @Test func `a text without a name that goes from part to part is read as prose`() {
        let text = """
            License:
             Orrery is released under the GNU General Public License version 2. Parts
             of it have licenses of their own, which are compatible with that.
             .
             The gears are under the MIT license:
             .
             Permission to turn is granted to all who sign the book of the house.

            """
        #expect(license(text) == "(GPL-2.0-only and MIT)")
    }

    @Test func `a sentence instead of a name is the text`() {
        let analysis = analysis(
            of: file(
                "Files: *\nLicense: You may turn the orrery on all days\n that have a moon, or a sun.\n"
            ),
            includingTexts: true)
        #expect(analysis.statements.map(\.name) == [nil])
        #expect(
            analysis.references.map(\.text) == [
                "You may turn the orrery on all days\nthat have a moon, or a sun.\n"
            ])
        #expect(analysis.findings == [CopyrightFinding(.syntaxError, line: 4)])
    }

    @Test(arguments: [
        ("SPDX-License-Identifier: Zlib", long + "\n SPDX-License-Identifier: ISC", false),
        ("SPDX-License-Identifier: Zlib", long, false),
        ("SPDX-License-Identifier: Zlib", "See above.", true),
    ])
    func `a name that stanzas print different texts for has none elsewhere`(
        first: String, second: String, isZlib: Bool
    ) {
        let main = license(
            "License: turner\n\nFiles: a\nLicense: turner\n \(first)\n\n"
                + "Files: b\nLicense: Turner\n \(second)\n")
        #expect((main == "Zlib") == isZlib)
        #expect(isZlib || main?.hasPrefix("LicenseRef-deb-") == true)
    }

    private static let long = Array(repeating: "You may turn it.", count: 12)
        .joined(separator: "\n ")
}
