import Testing

@testable import DebianCopyright

/// Texts that put several licences together, beside the text of the file `BSD` of Debian's
/// base-files; skipped where it is not installed.
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
    func `what else permits and disclaims is one more licence`(lead: String) {
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

    @Test func `a name above another licence's text is no part`() {
        #expect(meaning(of: "It is distributed under the MIT license:\n\n\(license)") == nil)
    }

    private func rest(of text: String, besides licenses: [String]) -> String? {
        let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))
        return ByteView.withBytes(of: Array(text.utf8)) { bytes in
            identifier.rest(of: bytes, besides: licenses).map { String(bytes[$0]) }
        }
    }

    @Test func `what a text says of some licences is left out`() {
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
