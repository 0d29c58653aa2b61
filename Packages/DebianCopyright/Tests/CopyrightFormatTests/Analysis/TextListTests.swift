import Bytes
import Testing

@testable import CopyrightFormat

@Suite struct TextListTests {
    @Test func `texts come out as they were put in`() {
        let long = String(repeating: "é", count: 100)
        let texts = ["*", "", "a b", long, "end"]
        let list = list(of: texts.map { Array($0.utf8) })
        #expect(Array(list) == texts)
        #expect(list == ["*", "", "a b", "\(long)", "end"])
        #expect(list.description == texts.description)
    }

    @Test func `each text stands behind the number of its bytes`() {
        #expect(TextList().bytes == [])
        #expect((["ab", "", "c"] as TextList).bytes == [2, 0x61, 0x62, 0, 1, 0x63])
        let long = ([String(repeating: "x", count: 300)] as TextList).bytes
        #expect(long.prefix(3) == [0xAC, 0x02, 0x78])
        #expect(long.count == 302)
    }

    @Test func `what is no UTF-8 is replaced`() {
        #expect(list(of: [[0x61, 0xFF, 0x62], [0x63]]) == ["a\u{FFFD}b", "c"])
    }

    /// The texts cut out of one line.
    private func list(of texts: [[UInt8]]) -> TextList {
        ByteView.withBytes(of: Array(texts.joined(separator: [0x0A]))) { line in
            var start = 0
            let parts = texts.map { text in
                defer { start += text.count + 1 }
                return line[start..<start + text.count]
            }
            return TextList(parts, of: line)
        }
    }
}
