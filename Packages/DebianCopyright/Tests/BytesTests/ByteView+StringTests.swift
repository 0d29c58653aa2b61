import Bytes
import Testing

@Suite struct ByteViewStringTests {
    @Test(
        arguments: [
            ([], ""),
            (Array("Łukasz".utf8), "Łukasz"),
            ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
            ([0x61, 0x00, 0x62], "a\0b"),
        ] as [([UInt8], String)])
    func `what is not UTF-8 is replaced`(_ bytes: [UInt8], _ expected: String) {
        #expect(ByteView.withBytes(of: bytes) { String($0) } == expected)
    }

    @Test(
        arguments: [
            ("nothing", [], true),
            ("ASCII", Array("plain text, longer than a word".utf8), true),
            ("a letter behind eight bytes", Array("12345678é".utf8), true),
            ("a letter across eight bytes", Array("1234567é".utf8), true),
            ("Latin-1", [0x4A, 0xF6, 0x72, 0x67], false),
            ("Latin-1 behind eight bytes", Array("12345678".utf8) + [0xE9], false),
            ("a letter cut short", Array("12345678".utf8) + [0xC3], false),
            ("an overlong slash", [0xC0, 0xAF], false),
            ("a surrogate", [0xED, 0xA0, 0x80], false),
        ] as [(String, [UInt8], Bool)])
    func `UTF-8 is told from other bytes`(_ what: String, _ bytes: [UInt8], _ expected: Bool) {
        #expect(ByteView.withBytes(of: bytes) { $0.isUTF8 } == expected, "\(what)")
    }
}
