import Bytes
import Testing

@Suite struct WordRunsTests {
    private func runs(_ bytes: [UInt8]) -> [Range<Int>] {
        ByteView.withBytes(of: bytes) { bytes in
            var runs = WordRuns(bytes)
            var found: [Range<Int>] = []
            while let run = runs.next() { found.append(run) }
            return found
        }
    }

    @Test(
        arguments: [
            ("", []), (" ", []), ("a", [0..<1]), ("ab-cdefghi9", [0..<2, 3..<11]),
            (".é. ", [1..<3]), ("_A@Z[`a{z/0:9", [1..<2, 3..<4, 6..<7, 8..<9, 10..<11, 12..<13]),
        ] as [(String, [Range<Int>])])
    func `letters, digits and what is above ASCII make runs`(
        _ text: String, _ expected: [Range<Int>]
    ) {
        #expect(runs(Array(text.utf8)) == expected)
    }

    @Test(arguments: 0..<130, [1, 2, 63, 64, 65, 128, 200])
    func `a run has any length and stands anywhere`(_ start: Int, _ length: Int) {
        var bytes = [UInt8](repeating: 0x20, count: start + length)
        for place in start..<start + length { bytes[place] = UInt8(ascii: "x") }
        #expect(runs(bytes) == [start..<start + length])
        #expect(
            runs(bytes + [0x2E, 0x31]) == [
                start..<start + length, bytes.count + 1..<bytes.count + 2,
            ])
    }

    @Test(arguments: [1, 62, 63, 64, 65, 130])
    func `a run above ASCII ends with its block at the latest`(_ length: Int) {
        let found = runs([UInt8](repeating: 0xC3, count: length))
        #expect(found.first?.lowerBound == 0)
        #expect(found.last?.upperBound == length)
        #expect(found.allSatisfy { $0.count <= 64 })
    }

    @Test(arguments: [(3, [3..<5, 6..<7]), (6, [6..<7]), (7, [])] as [(Int, [Range<Int>])])
    func `the runs behind a position come again`(_ position: Int, _ expected: [Range<Int>]) {
        ByteView.withBytes(of: Array("12345 7".utf8)) { bytes in
            var runs = WordRuns(bytes)
            #expect(runs.next() == 0..<5)
            runs.goOn(from: position)
            var found: [Range<Int>] = []
            while let run = runs.next() { found.append(run) }
            #expect(found == expected)
        }
    }
}
