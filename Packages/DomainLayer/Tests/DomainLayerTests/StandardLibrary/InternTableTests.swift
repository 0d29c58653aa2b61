import DomainLayer
import Testing

struct InternTableTests {
    @Test(arguments: [3, 16, 17, 1000])
    func `equal values have one number, however many there are`(count: Int) {
        var numbering = InternTable<Int>()
        let values = (0..<count).map { $0 * 7 }
        #expect(values.map { numbering.number(of: $0) } == Array(0..<count))
        #expect(values.reversed().map { numbering.number(of: $0) } == (0..<count).reversed())
        #expect(numbering.values == values)
    }
}

struct SequenceFirstOfEachTests {
    @Test(
        arguments: [
            ([], []), (["b"], ["b"]), (["b", "a", "b", "c", "a"], ["b", "a", "c"]),
        ] as [([String], [String])])
    func `of equal elements the first stays, in its place`(all: [String], first: [String]) {
        #expect(all.firstOfEach == first)
    }
}
