import Bytes
import Testing

@testable import CopyrightFormat

@Suite struct TextListTests {
    @Test func `texts come out as they were put in`() {
        let long = String(repeating: "é", count: 100)
        let texts = ["*", "", "a b", long, "end"]
        let list = texts.reduce(into: TextList()) { list, text in
            ByteView.withBytes(of: Array(text.utf8)) { list.append($0) }
        }
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
        var list = TextList()
        ByteView.withBytes(of: [0x61, 0xFF, 0x62]) { list.append($0) }
        #expect(list == ["a\u{FFFD}b"])
    }
}
