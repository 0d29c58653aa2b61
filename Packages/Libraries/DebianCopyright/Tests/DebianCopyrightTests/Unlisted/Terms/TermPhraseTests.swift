import Testing

@testable import DebianCopyright

@Suite struct TermPhraseTests {
    private func match(_ pattern: String, in words: String) -> [Int]? {
        TermPhrase(pattern, .plain).match(WordHash.hashes(of: words)[...])
    }

    @Test func `words, alternatives and words that may be missing are matched in their order`() {
        #expect(match("may/can be ?freely copied", in: "can be copied") == [0, 1, 2])
        #expect(match("may/can be ?freely copied", in: "may be freely copied") == [0, 1, 2, 3])
        #expect(match("may/can be ?freely copied", in: "may freely be copied") == nil)
    }

    @Test func `a gap spans other words, but none that negates or limits`() {
        #expect(match("keep ~ notice", in: "keep this whole notice") == [0, 3])
        #expect(match("keep ~ notice", in: "keep no notice") == nil)
        #expect(match("keep ~ notice", in: "keep a b c d e f g notice") == nil)
        #expect(match("keep ~~ notice", in: "keep a b c d e f g notice") == [0, 8])
        #expect(match("include ^ source", in: "include the whole source") == [0, 3])
        #expect(match("include ^ source", in: "include the notice in the source") == nil)
    }

    @Test func `every class that a phrase names exists`() {
        let named = TermMeaning.table.flatMap { _, patterns in
            patterns.split { " /?\n".contains($0) }.filter { $0.first == "@" }.map(String.init)
        }
        #expect(Set(named) == Set(TermWords.classes.keys))
    }

    @Test func `of phrases that begin with one word the longest counts, and none shares a word`() {
        let found = TermPhrases.known.all(in: WordHash.hashes(of: "with or without modification"))
        #expect(found.map(\.meaning) == [.plain])
        #expect(found.map(\.words) == [[0, 1, 2, 3]])
    }
}
