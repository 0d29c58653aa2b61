import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct ProseIdentifierTests {
    private let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))

    private func statements(_ text: String) -> [IdentifiedStatement] {
        ByteView.withBytes(of: Array(text.utf8)) { identifier.statements(in: $0) }
    }

    private func meaning(_ text: String) -> StatedLicense? {
        ByteView.withBytes(of: Array(text.utf8)) { identifier.findings(in: $0).meaning?.license }
    }

    @Test(arguments: [
        ("GPL-2", "GPL-2.0-only"), ("LGPL-2.1", "LGPL-2.1-only"), ("Apache-2.0", "Apache-2.0"),
        ("Artistic", "Artistic-1.0-Perl"), ("BSD", "BSD-3-Clause"), ("CC0-1.0", "CC0-1.0"),
        ("MPL-1.1", "MPL-1.1"), ("LGPL-\n 2.1", "LGPL-2.1-only"),
    ])
    func `a pointer means its file's license`(name: String, id: String) {
        let found = statements("see /usr/share/common-licenses/\(name)").map(\.license)
        #expect(found == [.license(id)])
    }

    @Test(arguments: [
        ("License:\n\n  /usr/share/common-licenses/GPL-2", ["GPL-2.0-only", "ISC"]),
        ("Licence: '/usr/share/common-licenses/GPL-2'.", ["GPL-2.0-only", "ISC"]),
        ("Moon (in lib/moon)  /usr/share/common-licenses/GPL-2", ["GPL-2.0-only", "ISC"]),
        ("Moon: /usr/share/common-licenses/GPL-2", ["GPL-2.0-only", "ISC"]),
        ("GPL: /usr/share/common-licenses/GPL-2", ["ISC"]),
        ("See the moon:  /usr/share/common-licenses/GPL-2", ["ISC"]),
        ("Moon /usr/share/common-licenses/GPL-2", ["ISC"]),
        ("Moon: /usr/share/common-licenses/GPL-2 and more", ["ISC"]),
        (
            "License:\n\n /usr/share/common-licenses/GPL-2\n\nIt is under GPL-3+.",
            ["GPL-3.0-or-later", "ISC"]
        ),
    ])
    func `a pointer that stands alone is a statement beside other licenses`(
        text: String, ids: [String]
    ) {
        let found = statements("\(text)\n\nThe sun is under the ISC license.")
        #expect(found.map(\.license) == ids.map { .license($0) })
    }

    @Test func `each license is given once, at its first lines`() {
        let text = """
            The orrery's terms are in /usr/share/common-licenses/GPL-3, and
            those of its moon in /usr/share/common-licenses/LGPL-
            2.1; they are not in /usr/share/common-licenses/turner.
            Again: /usr/share/common-licenses/GPL-3.
            """
        #expect(
            statements(text) == [
                IdentifiedStatement(
                    license: .license("GPL-3.0-only"), basis: .pointer,
                    method: .commonLicense, lines: 1...1),
                IdentifiedStatement(
                    license: .license("LGPL-2.1-only"), basis: .pointer,
                    method: .commonLicense, lines: 2...3),
            ])
    }

    @Test func `a pointer without a version is any version, and says so`() {
        #expect(
            statements("/usr/share/common-licenses/LGPL") == [
                IdentifiedStatement(
                    license: .license("LGPL-2.0-or-later"), basis: .pointer,
                    method: .commonLicense, lines: 1...1, isUnversioned: true)
            ])
    }

    @Test func `a text that is nothing but a pointer means what it points at`() {
        #expect(
            meaning(" On Debian systems, see\n /usr/share/common-licenses/Apache-2.0.\n")
                == .license("Apache-2.0"))
    }

    @Test(arguments: [
        "You may turn the orrery as you like.",
        "Version 2 or any later version: /usr/share/common-licenses/GPL-2",
        "/usr/share/common-licenses/GPL-2 or /usr/share/common-licenses/Artistic",
        "/usr/share/common-licenses/GPL-2" + String(repeating: " but not on Sundays", count: 30),
    ])
    func `a text that says more than its pointer has no certain meaning`(text: String) {
        #expect(meaning(text) == nil)
    }
}

/// Statements from granting words, combined with pointers.
struct ProseIdentifierGrantsTests {
    private let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))

    private func statements(_ text: String) -> [IdentifiedStatement] {
        ByteView.withBytes(of: Array(text.utf8)) { identifier.statements(in: $0) }
    }

    private func meaning(_ text: String) -> TextMeaning? {
        ByteView.withBytes(of: Array(text.utf8)) { identifier.findings(in: $0).meaning }
    }

    @Test func `a pointer beside a grant is no second license`() {
        let text = """
            The orrery is free software; you may pass it on under the terms of the GNU
            General Public License, version 2 or later.

            The licence is in /usr/share/common-licenses/GPL-2, another in
            /usr/share/common-licenses/LGPL-2.1.
            """
        #expect(
            statements(text) == [
                IdentifiedStatement(
                    license: .license("GPL-2.0-or-later"), basis: .grant, method: .grant,
                    grantRule: "nearest-word", lines: 1...2,
                    name: "GNU General Public License, version 2 or later")
            ])
    }

    @Test(arguments: [
        (
            "You may turn the orrery under the terms of the GPL, version 2.",
            DetectionMethod.grant
        ),
        ("You may turn the orrery under the same terms as Perl itself.", .perlTerms),
        ("The orrery is in the public domain.", .publicDomain),
        ("SPDX-License-Identifier: GPL-2.0-only", .identifierLine),
        ("See /usr/share/common-licenses/GPL-2.", .commonLicense),
    ])
    func `a statement says by which rule its words were understood`(
        text: String, method: DetectionMethod
    ) {
        #expect(statements(text).map(\.method) == [method])
    }

    @Test func `the packaging is a part`() {
        let found = statements(
            """
            The orrery is licensed under the Apache License, version 2.0.

            The Debian packaging is licensed under the GPL, version 3.
            """)
        #expect(found.map(\.license) == [.license("Apache-2.0"), .license("GPL-3.0-only")])
        #expect(found.map(\.scope.isPartial) == [false, true])
    }

    @Test func `an identifier line is held against the list`() {
        #expect(
            statements("SPDX-License-Identifier: Apache-2.0 OR MIT\n").map(\.license)
                == [.or([.license("Apache-2.0"), .license("MIT")])])
        #expect(statements("SPDX-License-Identifier: Moon-1.0\n") == [])
    }

    @Test func `a word behind a label is held against the list`() {
        #expect(
            statements("License: SMLNJ\n\nLicense: zpl-2.1\n") == [
                IdentifiedStatement(
                    license: .license("SMLNJ"), basis: .grant, method: .listedID,
                    grantRule: "identifier", lines: 1...1, name: "License: SMLNJ"),
                IdentifiedStatement(
                    license: .license("ZPL-2.1"), basis: .grant, method: .grant,
                    grantRule: "label", lines: 3...3, name: "zpl-2.1"),
            ])
        #expect(statements("License: smlnj\nLicense: Moon-1.0\n") == [])
    }

    @Test func `the text of a stanza means what it grants`() {
        let meaning = meaning(
            """
             This program may be passed on under the terms of the GNU General Public
             License as published by the Free Software Foundation; either version 3, or
             (at your option) any later version.
            """)
        #expect(meaning?.license == .license("GPL-3.0-or-later"))
        #expect(meaning?.basis == .grant)
    }

    @Test func `a text below words that grant it with an exception repeats what they say`() throws {
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "GPL-2.0-only", text: Array(InventedLicenses.bramble.utf8))
                try builder.add(
                    id: "Gate-exception", isException: true,
                    text: Array(InventedLicenses.gateException.utf8))
            })
        let identifier = ProseIdentifier(
            names: LicenseNames(vocabulary: .sample), index: index)
        let text = """
            It is licensed under the GNU General Public License, version 2 (see below).

            \(InventedLicenses.gateException)

            \(InventedLicenses.bramble)
            """
        let meaning = ByteView.withBytes(of: Array(text.utf8)) {
            identifier.findings(in: $0).meaning
        }
        #expect(meaning?.license == .license("GPL-2.0-only", exception: "Gate-exception"))
    }

    @Test func `a text that names something without an id means nothing certain`() {
        #expect(
            meaning("It may be used under the BSD license or the GNU GPL version 2 or later.")
                == nil)
    }
}

/// Texts that combine several licenses, including the text of the file `BSD` of Debian's
/// base-files; skipped if it is not installed.
@Suite(PrintedBSD.isInstalled) struct PartsTests {
    private static let bsd = StatedLicense.license("BSD-3-Clause")
    private static let perl = StatedLicense.or([
        .license("Artistic-1.0-Perl"), .license("GPL-1.0-or-later"),
    ])
    private let license = PrintedBSD.text ?? ""

    private func meaning(of text: String) -> TextMeaning? {
        let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))
        return ByteView.withBytes(of: Array(text.utf8)) { identifier.meaningOfCollection(in: $0) }
    }

    @Test(arguments: [
        ("The turning parts may be reused under the same terms as Perl itself.", perl),
        ("Ada's changes are in the public domain.", .reference(.publicDomain)),
        (
            "You can redistribute it under the terms of the GNU General Public License as"
                + " published by the Free Software Foundation, version 2.\n\nYou should have"
                + " received a copy of the GNU General Public License along with it.",
            .license("GPL-2.0-only")
        ),
    ])
    func `a text and words that grant something else are both`(
        words: String, license other: StatedLicense
    ) {
        let before = meaning(of: "\(words)\n\nCopyright 2001 Bo\n\n\(license)")
        #expect(before?.license == .and([other, Self.bsd]))
        let behind = meaning(of: "\(license)\n\nThe other parts are\n\n\(words)\n")
        #expect(behind?.license == .and([Self.bsd, other]))
        #expect([before?.hasMore, behind?.hasMore] == [false, false])
    }

    @Test(arguments: ["", "Most of it is under the 3-clause BSD license:\n\n"])
    func `what else permits and disclaims is one more license`(lead: String) {
        let other = """

            The moon: permission to turn it, to copy it and to stop it is granted to all who like
            orreries, as long as they say so on Mondays.

            There are no warranties of turning.
            """
        let both = meaning(of: lead + license + other)
        #expect(both?.license == Self.bsd)
        #expect(both?.hasMore == true)
    }

    @Test(arguments: [
        "", "4. You must turn the orrery once a month before you may distribute it.\n",
        "You may use it under the terms of the GNU General Public License, version 2, only if you"
            + " pay a fee.\n\n4. You must turn it before you may distribute it.\n",
    ])
    func `one text and further conditions are no collection`(words: String) {
        #expect(meaning(of: "\(license)\n\(words)") == nil)
    }

    @Test func `a name above another license's text is no part`() {
        #expect(meaning(of: "It is distributed under the MIT license:\n\n\(license)") == nil)
    }

    private func rest(of text: String, besides licenses: [String]) -> String? {
        let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))
        return ByteView.withBytes(of: Array(text.utf8)) { bytes in
            identifier.rest(of: bytes, besides: licenses).map { String(bytes[$0]) }
        }
    }

    @Test func `what a text says of some licenses is left out`() {
        let words = """
            It is under the terms of the GNU General Public License, version 2.
            .
            See the GNU General Public License for more details.
            .

            """
        let other = "The moon may be turned by anyone who asks,\nand copied on Mondays."
        #expect(rest(of: words + other, besides: ["GPL-2.0-or-later"]) == other)
        let printed = license.drop { $0 != "\n" }
        #expect(
            rest(of: "\(other)\n\(printed)", besides: ["BSD-3-Clause"])?.hasPrefix(other) == true)
        #expect(rest(of: words + other, besides: ["ISC"]) == nil)
        #expect(rest(of: words, besides: ["GPL-2.0-only"]) == nil)
        #expect(rest(of: other, besides: ["GPL-2.0-only"]) == nil)
    }
}
