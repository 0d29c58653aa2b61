import Testing

@testable import DebianCopyright

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
    func `Perl's terms are two licences`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }
}
