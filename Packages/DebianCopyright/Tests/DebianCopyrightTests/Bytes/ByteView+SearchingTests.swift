import Testing

@testable import DebianCopyright

struct ByteViewSearchingTests {
    private func contains(_ word: StaticString, in text: String) -> Bool {
        ByteView.withBytes(of: Array(text.utf8)) { $0.containsIgnoringCase(word) }
    }

    @Test(arguments: [
        ("orrery", true), ("an ORRERY", true), ("an Orrery turns", true), ("ororrery", true),
        ("orrerorrery", true), ("orrer", false), ("", false), ("orrer y", false), ("orreri", false),
    ])
    func `a word is found wherever it stands, letter case aside`(text: String, isThere: Bool) {
        #expect(contains("orrery", in: text) == isThere)
    }

    @Test func `no shift goes too far`() {
        // Every text of six letters out of two, and every place of "abab" in it.
        for bits in 0..<64 {
            let text = String((0..<6).map { bits >> $0 & 1 == 0 ? "a" : "b" })
            let isThere = (0..<3).contains { text.dropFirst($0).hasPrefix("abab") }
            #expect(contains("abab", in: text) == isThere, "\(text)")
        }
    }

    @Test func `one letter is a word`() {
        #expect(contains("x", in: "oryX"))
        #expect(!contains("x", in: "orrery"))
    }
}
