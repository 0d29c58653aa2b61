import Testing

@testable import DebianCopyright

@Suite struct PermittingWordsStatusTests {
    @Test(arguments: [
        (
            "The songs are distributed under the Lunari Public Licence.",
            "The songs are distributed under the GNU Public License."
        ),
        (
            "The moons are covered by the Lunari Commercial License.",
            "The moons are covered by the license of Lunaria."
        ),
        (
            "The rings are under a different license.",
            "The rings are under two different licenses, as below."
        ),
        ("The wheels are available under a special license.", "The wheels are special."),
        ("The license of the songs is not known.", "The license of the songs is well known."),
        ("It is not clear if the turner could license it.", "It is clear that he could."),
        ("They have terms that we could not find.", "They have terms that we found."),
        ("The songs are covered by the Lunari Public Agreement.", "They are covered by a moon."),
        ("Their license is still unclear.", "Their license is still free."),
        ("The printer did not answer.", "The printer did not ask."),
        ("We got no reply from Lunaria.", "We got no moon from Lunaria."),
        ("The guild has not decided yet.", "The guild has decided."),
        ("This is only a summary.", "This is a summary."),
        ("The scans are fair use.", "The scans are of fair quality."),
        (
            "The terms on the guild's website apply.",
            "The terms on the guild's website are these."
        ),
    ])
    func `words may say that terms are unknown or others`(open: String, known: String) {
        #expect(PermittingWords(of: open).leaveStatusOpen)
        #expect(!PermittingWords(of: known).leaveStatusOpen)
    }
}
