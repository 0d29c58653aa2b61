import Testing

@testable import DebianCopyright

@Suite struct PerlExplanationsTests {
    static let cases = [
        Case(
            """
            You may turn it under the same terms as Perl itself (either under the GPL, version 2 or
            any later version); or under the Artistic License.
            """, "GPL-2.0-or-later OR Artistic-1.0-Perl"),
        Case(
            """
            You may turn it under the same conditions as Perl, that is, either of the following: a) the
            GNU General Public License version 2, b) the Artistic License.
            """, "GPL-2.0-only OR Artistic-1.0-Perl"),
        Case(
            "You may turn it under the same terms as Perl itself.\n\nLicense: GPL, Artistic",
            "Artistic-1.0-Perl OR GPL-1.0-or-later; GPL-1.0-or-later OR Artistic-1.0-Perl"),
        Case(
            "License: Artistic and GPL\n\nYou may turn it under the same terms as Perl itself.",
            "Artistic-1.0-Perl OR GPL-1.0-or-later; Artistic-1.0-Perl OR GPL-1.0-or-later"),
    ]

    @Test(arguments: cases)
    func `what explains Perl's terms adds nothing to them`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    static let others = [
        Case("License: GPL, Artistic", "GPL-1.0-or-later AND Artistic-1.0-Perl"),
        Case(
            """
            You may turn it under the same terms as Perl itself. The moon is under the GPL version 2 or
            the Artistic License.
            """,
            "Artistic-1.0-Perl OR GPL-1.0-or-later; GPL-2.0-only OR Artistic-1.0-Perl"),
        Case(
            "You may turn it under the same terms as Perl itself. The moon is under the GPL v2.",
            "Artistic-1.0-Perl OR GPL-1.0-or-later; GPL-2.0-only"),
    ]

    @Test(arguments: others)
    func `what speaks of something else stays`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }
}
