import Testing

@testable import DebianCopyright

@Suite struct ByteViewUTF8Tests {
    @Test func `it agrees with the standard library on every lead byte`() {
        let followers: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        var tried = 0
        for lead in UInt8(0x80)...0xFF {
            for second in followers {
                for third in followers {
                    for fourth in followers {
                        for bytes in [
                            [lead], [lead, second], [lead, second, third],
                            [lead, second, third, fourth],
                            Array("eight by".utf8) + [lead, second, third, fourth],
                        ] {
                            let expected = String(validating: bytes, as: UTF8.self) != nil
                            let isUTF8 = ByteView.withBytes(of: bytes) { $0.isUTF8 }
                            if isUTF8 != expected { Issue.record("\(bytes)") }
                            tried += 1
                        }
                    }
                }
            }
        }
        #expect(tried == 128 * 11 * 11 * 11 * 5)
    }
}
