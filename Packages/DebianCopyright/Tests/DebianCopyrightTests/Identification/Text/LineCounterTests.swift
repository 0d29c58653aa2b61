import Testing

@testable import DebianCopyright

struct LineCounterTests {
    @Test func `positions in ascending order have their lines`() {
        let lines = ByteView.withBytes(of: Array("ab\n\ncd".utf8)) { text in
            var counter = LineCounter(text, firstLine: 7)
            return [0, 2, 3, 4, 5, 6].map { counter.line(of: $0) }
        }
        #expect(lines == [7, 7, 8, 9, 9, 9])
    }
}
