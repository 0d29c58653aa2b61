import Testing

@testable import Reports

struct HTMLWriterTests {
    private func written(_ write: (inout HTMLWriter) -> Void) -> String {
        var html = HTMLWriter()
        write(&html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("a & b", "a &amp; b"),
        ("</p><script>", "&lt;/p&gt;&lt;script&gt;"),
        ("\"'", "&quot;&#39;"),
        ("é\t\n", "é\t\n"),
        ("\u{1B}[2J", "␛[2J"),
        ("\u{202E}", "&lt;U+202E&gt;"),
        ("\u{2028}\u{2066}", "&lt;U+2028&gt;&lt;U+2066&gt;"),
    ])
    func `text has no markup and no control characters`(text: String, html: String) {
        #expect(written { $0.text(text) } == html)
    }

    @Test func `attributes are quoted`() {
        #expect(
            written { $0.element("a", "x", attributes: [("href", "\" onclick=\"")]) }
                == "<a href=\"&quot; onclick=&quot;\">x</a>")
    }

    @Test func `an attribute without a value is none`() {
        #expect(written { $0.element("td", "x", attributes: [("title", nil)]) } == "<td>x</td>\n")
    }

    @Test func `elements stand in elements`() {
        #expect(
            written { html in
                html.open("main")
                html.element("ul") { $0.element("li", "1") }
                html.void("hr")
                html.close("main")
            } == "<main>\n<ul><li>1</li>\n</ul>\n<hr>\n</main>\n")
    }

    @Test func `JSON can't end its element`() {
        #expect(
            written { $0.json(Array(#"{"a":"</script><!--"}"#.utf8)) }
                == #"{"a":"\u003C/script>\u003C!--"}"#)
    }
}
