import Testing

@testable import DebianCopyright

@Suite struct TextChoiceTests {
    private func text(
        _ template: Int, _ words: Range<Int>, cost: Float = 0, missing: Int = 0
    ) -> AlignedText {
        AlignedText(
            template: template, words: words, cost: cost, matched: words.count, coverage: 1,
            missing: missing)
    }

    /// The chosen templates, each followed by its rivals.
    private func best(_ texts: [AlignedText]) -> [[Int]] {
        var choice = TextChoice(wordCount: 100)
        for text in texts { choice.add(text) }
        return choice.best().map { [$0.text.template] + $0.rivals }
    }

    @Test func `none of the best overlaps another`() {
        let texts = [text(1, 40..<60), text(2, 0..<50), text(3, 50..<70), text(4, 80..<90)]
        #expect(best(texts) == [[2], [3], [4]])
    }

    @Test func `a few words at a border go to the better one`() {
        var choice = TextChoice(wordCount: 100)
        for text in [text(1, 0..<60), text(2, 57..<95), text(3, 90..<100)] { choice.add(text) }
        let best = choice.best().map(\.text)
        #expect(best.map(\.template) == [1, 2])
        #expect(best.map(\.words) == [0..<60, 60..<95])
    }

    @Test func `the better one of two is the one with the smaller difference`() {
        #expect(best([text(1, 0..<50, cost: 3), text(2, 0..<50)]) == [[2]])
    }

    @Test func `of two alike the one of which less is missing is the better`() {
        #expect(best([text(1, 0..<50, missing: 9), text(2, 0..<50)]) == [[2, 1]])
    }

    @Test func `the first one of two alike is the best, and the other its rival`() {
        #expect(best([text(2, 0..<50), text(1, 0..<50)]) == [[1, 2]])
    }

    @Test func `what covers less is no rival`() {
        #expect(best([text(1, 0..<50), text(2, 0..<44, cost: 1)]) == [[1]])
    }

    @Test func `one alone is the best`() {
        #expect(best([text(7, 3..<30)]) == [[7]])
        #expect(best([]) == [])
    }

    @Test func `what is much shorter than what was found there is settled`() {
        var choice = TextChoice(wordCount: 100)
        choice.add(text(1, 10..<60))
        func isSettled(_ words: ClosedRange<Int>, _ length: Int) -> Bool {
            choice.isSettled(
                SeedClusters.Candidate(
                    template: 2, words: words, anchor: (20, 0), start: (20, 0), share: 1),
                length: length)
        }
        #expect(isSettled(20...30, 30))
        #expect(!isSettled(20...30, 50))
        #expect(!isSettled(5...30, 30))
    }
}
