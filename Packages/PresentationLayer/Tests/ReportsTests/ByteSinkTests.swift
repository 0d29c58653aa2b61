import DomainLayer
import Reports
import Testing

struct ByteSinkTests {
    /// Keeps the pieces separate.
    private struct Pieces: ByteSink {
        var pieces: [[UInt8]] = []

        mutating func write(_ bytes: [UInt8]) { pieces.append(bytes) }
    }

    /// Takes a number of pieces, then fails.
    private struct FullDisk: ByteSink {
        struct Full: Error, Equatable {}

        var room: Int
        var writes = 0

        mutating func write(_ bytes: [UInt8]) throws(Full) {
            writes += 1
            if writes > room { throw Full() }
        }
    }

    private static let many = LicenseListing.of(
        Array(repeating: .heron, count: 1_000),
        texts: ["LicenseRef-b": "two", "LicenseRef-a": String(repeating: "one ", count: 40_000)])

    @Test func `an array keeps all that is written`() {
        var bytes: [UInt8] = [1]
        bytes.write([2, 3])
        #expect(bytes == [1, 2, 3])
    }

    @Test func `a long listing comes in pieces of bounded size`() {
        var sink = Pieces()
        JSONReport.write(Self.many, to: &sink)
        let whole = text { JSONReport.write(Self.many, to: &$0) }
        #expect(sink.pieces.joined().elementsEqual(whole.utf8))
        // A piece ends after the packages or the text that fill it.
        #expect(sink.pieces.count > 10)
        #expect(sink.pieces.dropLast().allSatisfy { (65_536..<300_000).contains($0.count) })
    }

    @Test func `an empty report writes no piece`() {
        var sink = Pieces()
        JSONLinesReport.write(.of([]), to: &sink)
        #expect(sink.pieces.isEmpty)
    }

    @Test func `the first failure ends every report`() {
        func expectFailure(_ write: (inout FullDisk) throws(FullDisk.Full) -> Void) {
            var sink = FullDisk(room: 1)
            #expect(throws: FullDisk.Full()) { try write(&sink) }
            #expect(sink.writes == 2)
        }
        expectFailure { sink throws(FullDisk.Full) in
            try JSONReport.write(Self.many, to: &sink)
        }
        expectFailure { sink throws(FullDisk.Full) in
            try JSONLinesReport.write(Self.many, to: &sink)
        }
        expectFailure { sink throws(FullDisk.Full) in
            try CSVReport.write(Self.many, to: &sink)
        }
        expectFailure { sink throws(FullDisk.Full) in
            try TSVReport.write(Self.many, to: &sink)
        }
        expectFailure { sink throws(FullDisk.Full) in
            try MarkdownReport.write(Self.many, to: &sink)
        }
    }
}
