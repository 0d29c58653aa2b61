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

@Suite struct MutationTests {
    @Test func `the same seed makes the same inputs`() {
        #expect(mutants(seed: 5) == mutants(seed: 5))
        #expect(mutants(seed: 5) != mutants(seed: 6))
    }

    @Test func `nearly all inputs differ from what they were made of`() {
        let changed = mutants(seed: 5).count { $0 != Array("Package: orrery\n".utf8) }
        #expect(changed > 90)
    }

    private func mutants(seed: UInt64) -> [[UInt8]] {
        var mutation = Mutation(
            of: ["Package: orrery\n"], words: ["License:"], generator: SeededGenerator(seed: seed))
        return (0..<100).map { _ in mutation.next() }
    }
}
