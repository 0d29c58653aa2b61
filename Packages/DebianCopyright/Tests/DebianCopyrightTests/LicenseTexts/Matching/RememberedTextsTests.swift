import Testing

@testable import DebianCopyright

@Suite struct RememberedTextsTests {
    private func licenses(_ template: Int) -> [TextChoice.Chosen] {
        let text = AlignedText(
            template: template, words: 3..<20, cost: 0, matched: 17, rank: 0, coverage: 1)
        return [(text, [])]
    }

    private func templates(_ licenses: [TextChoice.Chosen]?) -> [Int]? {
        licenses?.map(\.text.template)
    }

    @Test func `a text is known again by its words`() throws {
        let texts = RememberedTexts()
        let (one, other) = (try #require(texts.hash(of: [1, 2, 3])), texts.hash(of: [1, 2, 4]))
        #expect(templates(texts[one]) == nil)
        texts.remember(licenses(7), in: one)
        #expect(templates(texts[try #require(texts.hash(of: [1, 2, 3]))]) == [7])
        #expect(templates(texts[try #require(other)]) == nil)
    }

    @Test func `that a text has no licence is remembered too`() throws {
        let texts = RememberedTexts()
        let text = try #require(texts.hash(of: []))
        texts.remember([], in: text)
        #expect(templates(texts[text]) == [])
    }

    @Test func `a long text has no hash`() {
        let words = [UInt16](repeating: 1, count: RememberedTexts.longest + 1)
        #expect(RememberedTexts().hash(of: words) == nil)
        #expect(RememberedTexts().hash(of: Array(words.dropLast())) != nil)
    }

    @Test func `no more texts are remembered than there are slots`() throws {
        let texts = RememberedTexts()
        let hashes = (0..<8 * UInt16(RememberedTexts.slotCount)).map { texts.hash(of: [$0]) }
        for (number, text) in hashes.enumerated() {
            texts.remember(licenses(number), in: try #require(text))
        }
        let known = try hashes.enumerated().filter { number, text in
            guard let licenses = texts[try #require(text)] else { return false }
            #expect(templates(licenses) == [number])
            return true
        }
        #expect(known.count > RememberedTexts.slotCount / 2)
        #expect(known.count <= RememberedTexts.slotCount)
    }
}
