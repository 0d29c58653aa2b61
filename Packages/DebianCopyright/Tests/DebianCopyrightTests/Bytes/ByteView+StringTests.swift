import Testing

@testable import DebianCopyright

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
}
