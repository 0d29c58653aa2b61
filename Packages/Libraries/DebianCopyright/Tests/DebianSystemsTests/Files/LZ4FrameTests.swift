import Testing

@testable import DebianSystems

struct LZ4FrameTests {
    private static let magic: [UInt8] = [0x04, 0x22, 0x4D, 0x18]

    /// A frame of these blocks, with their sizes.
    private func frame(
        _ blocks: [(bytes: [UInt8], isStored: Bool)], flags: UInt8 = 0x60
    ) -> [UInt8] {
        var frame = Self.magic + [flags, 0x40, 0]
        for (bytes, isStored) in blocks {
            frame += [UInt8(bytes.count & 255), UInt8(bytes.count >> 8), 0, isStored ? 0x80 : 0]
            frame += bytes
        }
        return frame + [0, 0, 0, 0]
    }

    private func text(_ bytes: [UInt8], limit: Int = 100) -> String? {
        LZ4Frame.contents(of: bytes, limit: limit).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `stored blocks are copied, compressed ones expanded`() {
        // Two literals; eight bytes from two bytes ago; a last literal.
        let plum: [UInt8] = [0x24, 97, 98, 2, 0, 0x10, 99]
        #expect(text(frame([(Array("pear".utf8), true), (plum, false)])) == "pearabababababc")
        // The second block refers to the first.
        let back: [UInt8] = [0x00, 4, 0, 0x10, 33]
        #expect(text(frame([(Array("pear".utf8), true), (back, false)])) == "pearpear!")
        #expect(text(frame([])) == "")
    }

    @Test func `long lengths take further bytes`() {
        var long: [UInt8] = [0xF0, 255, 5]
        long += [UInt8](repeating: 97, count: 275)
        #expect(LZ4Frame.contents(of: frame([(long, false)]), limit: 300)?.count == 275)
    }

    @Test func `a frame that can't be right has no contents`() {
        let ab = Array("ab".utf8)
        let stored = frame([(ab, true)])
        #expect(text(stored) == "ab")
        for count in 0..<stored.count { #expect(text(Array(stored.prefix(count))) == nil) }
        #expect(text(stored, limit: 1) == nil)
        // Offsets of none, and of more than there is; a length without an end; no last literals.
        let blocks: [[UInt8]] = [
            [0x20, 97, 98, 0, 0, 0x10, 97], [0x20, 97, 98, 3, 0, 0x10, 97], [0xF0, 255],
            [0x2F, 97, 98, 1, 0, 255], [0x20, 97, 98, 1, 0], [0x30, 97, 98], [0, 1, 0, 0x10, 97],
        ]
        for block in blocks {
            #expect(text(frame([(block, false)])) == nil, "\(block)")
        }
        // A block beyond the end, a dictionary, and another version.
        let short: [UInt8] = Array(stored.prefix(7)) + [9, 0, 0, 0x80, 97, 98]
        #expect(text(short) == nil)
        #expect(text(frame([(ab, true)], flags: 0x61)) == nil)
        #expect(text(frame([(ab, true)], flags: 0xA0)) == nil)
    }

    @Test func `a copy of a copy stays within the limit`() {
        // One literal, and a copy of about 65,000 bytes, in 260 bytes.
        var bomb: [UInt8] = [0x1F, 97, 1, 0]
        bomb += [UInt8](repeating: 255, count: 255)
        bomb += [0, 0x10, 98]
        let frame = frame([(bomb, false)])
        #expect(LZ4Frame.contents(of: frame, limit: 1 << 20)?.count == 65_046)
        #expect(LZ4Frame.contents(of: frame, limit: 65_045) == nil)
    }
}
