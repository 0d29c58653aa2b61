import Testing

@testable import DebianCopyright

@Suite struct WordWeightsTests {
    private let index: LicenseIndex

    init() throws {
        index = try #require(InventedLicenses.index)
    }

    private func number(_ word: String) -> UInt16 { index.vocabulary[WordHash.hash(of: word)] }

    /// Cost, cost in a disclaimer, weighty words, negations.
    private func parts(_ tally: Tally) -> [Float] {
        [tally.cost, tally.costInDisclaimer, tally.weighty, tally.negations]
    }

    @Test(
        arguments: [
            ("the", [0.05, 0.02, 0, 0], [0.02, 0.02, 0, 0]),
            ("author", [0.1, 0.05, 0, 0], [0.02, 0.02, 0, 0]),
            ("bundle", [0.5, 0.25, 1, 0], [0.02, 0.02, 0, 0]),
            ("unheardof", [0.5, 0.25, 1, 0], [0.02, 0.02, 0, 0]),
            ("copy", [4, 0.25, 1, 0], [0.02, 0.02, 0, 0]),
            ("never", [0, 0.25, 1, 1], [0, 0.25, 1, 1]),
        ] as [(String, [Float], [Float])])
    func `a word weighs what its class does`(
        _ word: String, _ added: [Float], _ inSlot: [Float]
    ) {
        let weights = WordWeights(index)
        #expect(parts(weights.added(number(word))) == added)
        #expect(parts(weights.inSlot(number(word))) == inSlot)
        #expect(parts(weights.removed(number(word))) == added.dropLast() + [-added[3]])
    }

    @Test func `a stretch weighs what its words do that can't be lacking`() {
        let words =
            [LicenseTemplate.slot, number("never"), number("copy") | LicenseTemplate.optional]
            + [number("the") | LicenseTemplate.disclaimer, number("bundle")]
        let tally = words.withUnsafeBufferPointer {
            WordWeights(index).tally(
                of: 0..<4,
                from: LicenseTemplate(words: $0, stretches: $0, seedCount: 0, rank: 0))
        }
        #expect(parts(tally) == [0.05, 0.27, 1, -1])
    }
}
