import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct LineCounterTests {
    @Test func `positions in ascending order have their lines`() {
        let lines = ByteView.withBytes(of: Array("ab\n\ncd".utf8)) { text in
            var counter = LineCounter(text)
            return [0, 2, 3, 4, 5, 6].map { counter.line(of: $0) }
        }
        #expect(lines == [1, 1, 2, 3, 3, 3])
    }
}

struct RangeSweepTests {
    @Test func `it tells what shares bytes with one of its ranges, from the beginning on`() {
        let all = RangeSweep(of: [30..<40, 0..<20, 5..<8, 38..<60])
        var sweep = all
        var answers: [Bool] = []
        for range in [2..<3, 10..<12, 20..<30, 25..<31, 50..<70, 60..<70] {
            answers.append(sweep.overlaps(range))
        }
        #expect(answers == [true, true, false, true, true, false])
        sweep = all
        let isBehindStart = sweep.overlaps(6..<7)
        #expect(isBehindStart)
    }
}
