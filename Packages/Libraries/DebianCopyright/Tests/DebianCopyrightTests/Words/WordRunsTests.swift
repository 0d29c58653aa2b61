import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct WordRunsTests {
    private func runs(_ bytes: [UInt8]) -> [Range<Int>] {
        ByteView.withBytes(of: bytes) { bytes in
            var runs = WordRuns(bytes)
            var found: [Range<Int>] = []
            while let run = runs.next() { found.append(run.range) }
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

    @Test(arguments: 0..<130, [1, 2, 15, 16, 17, 63])
    func `a run stands anywhere`(_ start: Int, _ length: Int) {
        var bytes = [UInt8](repeating: 0x20, count: start + length)
        for place in start..<start + length { bytes[place] = UInt8(ascii: "x") }
        #expect(runs(bytes) == [start..<start + length])
        #expect(
            runs(bytes + [0x2E, 0x31]) == [
                start..<start + length, bytes.count + 1..<bytes.count + 2,
            ])
    }

    @Test(
        arguments: [
            (64, [5..<69]), (65, [5..<69, 69..<70]), (130, [5..<69, 69..<133, 133..<135]),
        ] as [(Int, [Range<Int>])])
    func `a longer run is cut into blocks`(_ length: Int, _ expected: [Range<Int>]) {
        for byte in [UInt8(ascii: "x"), 0xC3] {
            let blanks = [UInt8](repeating: 0x20, count: 5)
            #expect(runs(blanks + [UInt8](repeating: byte, count: length)) == expected)
        }
    }

    @Test(
        arguments: [
            ("Abc-1 ", 20, UInt128(0x63_6241) << 104, UInt8(ascii: "-")),
            ("9\n", 15, UInt128(0x39) << 120, 0x0A),
            ("9\n", 14, nil, 0x0A),
            ("0123456789ABCDEF+", 0, 0x4645_4443_4241_3938_3736_3534_3332_3130, 0x2B),
            ("0123456789ABCDEF", 0, nil, 0), ("0123456789ABCDEFG.", 9, nil, 0x2E),
        ] as [(String, Int, UInt128?, UInt8)])
    func `a run has its letters as a number and a sign behind it`(
        _ text: String, _ blanks: Int, _ letters: UInt128?, _ sign: UInt8
    ) {
        ByteView.withBytes(of: text.utf8 + [UInt8](repeating: 0x20, count: blanks)) { bytes in
            var runs = WordRuns(bytes)
            let run = runs.next()
            #expect(run?.letters == letters)
            #expect(run?.sign == sign)
        }
    }

    @Test(arguments: [(3, [3..<5, 6..<7]), (6, [6..<7]), (7, [])] as [(Int, [Range<Int>])])
    func `the runs behind a position come again`(_ position: Int, _ expected: [Range<Int>]) {
        ByteView.withBytes(of: Array("12345 7".utf8)) { bytes in
            var runs = WordRuns(bytes)
            #expect(runs.next()?.range == 0..<5)
            runs.goOn(from: position)
            var found: [Range<Int>] = []
            while let run = runs.next() { found.append(run.range) }
            #expect(found == expected)
        }
    }
}
