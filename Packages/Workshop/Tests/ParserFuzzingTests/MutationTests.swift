import ParserFuzzing
import SampleRoots
import Testing

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
