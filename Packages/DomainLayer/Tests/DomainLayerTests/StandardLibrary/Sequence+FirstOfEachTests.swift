import DomainLayer
import Testing

struct SequenceFirstOfEachTests {
    @Test(
        arguments: [
            ([], []), (["b"], ["b"]), (["b", "a", "b", "c", "a"], ["b", "a", "c"]),
        ] as [([String], [String])])
    func `of equal elements the first stays, in its place`(all: [String], first: [String]) {
        #expect(all.firstOfEach == first)
    }
}
