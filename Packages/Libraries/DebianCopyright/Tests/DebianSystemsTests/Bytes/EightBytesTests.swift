import Testing

@testable import DebianSystems

@Suite struct EightBytesTests {
    /// A character for each of the eight bytes, showing whether it is marked.
    private func marks(_ answer: UInt64) -> String {
        String((0..<8).map { answer >> UInt64(8 * $0) & 0xFF == 0x80 ? "x" : "." })
    }

    @Test func `every byte is part of a word or none`() {
        for byte in UInt8.min...UInt8.max {
            ByteView.withBytes(of: [0x2F, byte, 0x5B, byte, 0x60, byte, 0x7B, byte]) { bytes in
                let eight = bytes.eight(from: 0)
                let isOfWord = byte.isLetter || byte.isDigit || byte > 0x7F
                #expect(marks(eight.ofWords) == (isOfWord ? ".x.x.x.x" : "........"))
            }
        }
    }

    @Test func `letters alone are made small`() {
        for byte in UInt8.min...UInt8.max {
            ByteView.withBytes(of: [0xFF, byte, 0x00, byte, 0x5A, byte, 0x80, byte]) { bytes in
                let small = bytes.eight(from: 0).lowercased
                let expected: [UInt8] = [
                    0xFF, byte.lowercased, 0, byte.lowercased, 0x7A, byte.lowercased, 0x80,
                    byte.lowercased,
                ]
                #expect(
                    (0..<8).map { UInt8(truncatingIfNeeded: small >> UInt64(8 * $0)) } == expected)
            }
        }
    }

    @Test func `the first blank is marked, and none before it`() {
        for byte in UInt8.min...UInt8.max {
            ByteView.withBytes(of: [0x2F, 0xFF, byte, byte, 0x21, byte, 0x80, byte]) { bytes in
                let first = bytes.eight(from: 0).blanks.trailingZeroBitCount
                #expect(first == (byte <= 0x20 ? 23 : 64), "\(byte)")
            }
        }
    }

    @Test(
        arguments: [
            ("abc def ghi", 0, "xxx.xxx."), ("abc def ghi", 4, "xxx.xxx."),
            ("abc def ghi", 8, "xxx....."), ("abc", 0, "xxx....."), ("abc", 3, "........"),
            ("abc def ghi", 11, "........"), ("", 0, "........"),
        ])
    func `behind the end there is nothing`(_ text: String, _ position: Int, _ expected: String) {
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            #expect(marks(bytes.eight(from: position).ofWords) == expected)
        }
    }
}
