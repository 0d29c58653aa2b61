import Testing

@testable import DebianCopyright

@Suite struct LabeledNameTests {
    static let words = [
        Case("License: FSFUL", "FSFUL"),
        Case("Licence:\tOGL-UK-3.0  \r\nTurn on.", "OGL-UK-3.0"),
        Case("License: whatever\nLicense: LAL-1.3", "whatever; LAL-1.3"),
    ]

    @Test(arguments: words)
    func `the only word behind a label is given as written`(_ example: Case) {
        let grants = GrantReader.grants(example.text)
        #expect(
            grants.map { String(stating: $0.license) }.joined(separator: "; ") == example.stated)
        #expect(grants.allSatisfy { $0.form == .labeled })
    }

    @Test(arguments: [
        "License: FSFUL or more", "License\nFSFUL", "License:\nFSFUL", "License:",
        "License: (FSFUL)",
        "License: \(String(repeating: "a", count: 50))", "Licensed: FSFUL",
    ])
    func `what else stands behind it is no name`(_ text: String) {
        #expect(GrantReader.stated(text) == "")
    }

    /// The word is kept as written, to be looked up in the list later.
    @Test(arguments: [
        "License: turner-1\nor under the MIT license",
        "License: MIT, or\nLicense: turner-1",
        "License: turner-1\n\nAlternatively, it may be used under the MIT license.",
        "SPDX-License-Identifier: turner-1\nor under the MIT license",
        "It is under the MIT license or\nSPDX-License-Identifier: turner-1",
    ])
    func `what is given as written is a statement by itself`(_ text: String) {
        let grants = GrantReader.grants(text)
        #expect(!grants.contains { $0.form == .words && $0.license != .license("MIT") })
        #expect(grants.contains { $0.license == .license("MIT") })
    }

    @Test func `a name of the table is read as such`() {
        #expect(GrantReader.grants("License: MIT").map(\.form) == [.words])
    }

    static let addresses = [
        Case("License: https://creativecommons.org/licenses/by/4.0/", "CC-BY-4.0"),
        Case(
            "License: as explained by http://www.creativecommons.org/licenses/by/3.0/", "CC-BY-3.0"),
        Case("License: see https://www.apache.org/licenses/LICENSE-2.0", "Apache-2.0"),
        Case("Licensed under http://www.apache.org/licenses/LICENSE-2.0.", "Apache-2.0"),
        Case("License: http://www.w3.org/Consortium/Legal/2002/copyright-software-20021231", "W3C"),
        Case("License: unlike http://creativecommons.org/licenses/by/3.0/", ""),
        Case("Homepage: http://creativecommons.org/licenses/by/3.0/", ""),
        Case("License text: http://www.apache.org/licenses/LICENSE-2.0", "Apache-2.0"),
    ]

    @Test(arguments: addresses)
    func `an address behind a label is the license's own`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }
}

@Suite struct PerlTermsTests {
    static let cases = [
        Case(
            "You may share it under the same terms as Perl itself.",
            "Artistic-1.0-Perl OR GPL-1.0-or-later"),
        Case(
            "You may share it under the same terms as the Perl 5 programming language.",
            "Artistic-1.0-Perl OR GPL-1.0-or-later"),
        Case(
            """
            You may share it under the terms of either: a) the GNU General Public License as
            published by the Free Software Foundation; either version 1, or (at your option) any
            later version, or b) the "Artistic License".
            """, "GPL-1.0-or-later OR Artistic-1.0-Perl"),
        Case("The terms used here are explained as Perl programmers would.", ""),
        Case("You may not share it under the same terms as Perl itself.", ""),
    ]

    @Test(arguments: cases)
    func `Perl's terms are two licenses`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }
}
