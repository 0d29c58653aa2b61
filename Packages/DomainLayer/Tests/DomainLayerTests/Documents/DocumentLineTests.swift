import DomainLayer
import Testing

struct DocumentLineTests {
    @Test(arguments: [
        ("Press", "Press"), ("Press 2\n", "Press 2"), (" Press 2 ", "Press 2"), ("印刷", "印刷"),
        ("", nil), ("  ", nil), ("a\nb", nil), ("a\u{1B}[2Jb", nil), ("a\u{202E}b", nil),
        ("a\u{2028}b", nil), ("a\u{200B}b", nil),
    ])
    func `a line is text that looks like itself`(text: String, line: String?) {
        #expect(DocumentLine(text)?.text == line)
    }

    @Test func `a line has at most 1,024 bytes`() {
        let longest = String(repeating: "é", count: 512)
        #expect(DocumentLine(longest)?.text == longest)
        #expect(DocumentLine(longest + "e") == nil)
    }
}
