import Bytes
import Testing

@Suite struct ByteBlockTests {
    /// The places of the bits that are set.
    private func places(_ bits: UInt64) -> [Int] {
        (0..<64).filter { bits >> UInt64($0) & 1 == 1 }
    }

    @Test func `each of 64 bytes has its bit`() {
        for place in 0..<64 {
            var bytes = [UInt8](repeating: 0x20, count: 80)
            bytes[place] = UInt8(ascii: "a")
            bytes[place + 1] = 0xC3
            ByteView.withBytes(of: bytes) { bytes in
                let block = ByteBlock(bytes, from: 0)
                #expect(block.start == 0)
                #expect(places(block.alphanumerics) == [place])
                #expect(places(block.beyondASCII) == (place < 63 ? [place + 1] : []))
            }
        }
    }

    @Test(
        arguments: [
            (0, [0, 1, 3, 4, 5, 6, 7, 8, 9, 10]), (1, [0, 2, 3, 4, 5, 6, 7, 8, 9]),
            (4, [0, 1, 2, 3, 4, 5, 6]),
            (10, [0]), (11, []),
        ])
    func `a block begins anywhere, and behind the end there is nothing`(
        _ start: Int, _ expected: [Int]
    ) {
        ByteView.withBytes(of: Array("ab-cdefghi9".utf8)) { bytes in
            #expect(places(ByteBlock(bytes, from: start).alphanumerics) == expected)
        }
    }
}
