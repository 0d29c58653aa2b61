import ParserFuzzing
import SampleRoots
import Testing

@Suite struct ParserPromisesTests {
    @Test(arguments: Seeds.all.keys.sorted())
    func `the parsers keep their promises on good input`(name: String) throws {
        let text = try #require(Seeds.all[name])
        #expect(ParserPromises.broken(by: Array(text.utf8)).isEmpty)
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `the parsers keep their promises on broken input`(seed: UInt64) {
        var mutation = Mutation(
            of: Seeds.all.values.sorted(), words: Seeds.words,
            generator: SeededGenerator(seed: seed))
        for number in 1...2500 {
            let bytes = mutation.next()
            #expect(
                ParserPromises.broken(by: bytes).isEmpty,
                "mutant \(number) of seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func `there are seeds to begin with`() {
        #expect(Seeds.all.count >= 6)
    }
}
