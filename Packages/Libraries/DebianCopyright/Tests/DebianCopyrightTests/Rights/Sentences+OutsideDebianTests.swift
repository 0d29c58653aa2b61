import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct SentencesOutsideDebianTests {
    private func sayOutsideDebian(_ text: String) -> Bool {
        ByteView.withBytes(of: Array(text.utf8)) { Sentences(numbered: $0).sayOutsideDebian }
    }

    @Test(arguments: [
        "The orrery is not part of the Debian distribution.",
        "No part of this is part of Debian.",
        "It can not be in Debian main because its moons may not be sold.",
        "It does not meet the Debian Free Software Guidelines.",
    ])
    func `a package that isn't part of Debian is known by such a sentence`(text: String) {
        #expect(sayOutsideDebian(text))
    }

    @Test(arguments: [
        "The orrery is part of Debian.",
        "The songs were found not to meet the Debian Free Software Guidelines, and are not "
            + "shipped in the Debian packages.",
        "The pictures are not included in this Debian package.",
    ])
    func `not by one about what was left out`(text: String) {
        #expect(!sayOutsideDebian(text))
    }
}
