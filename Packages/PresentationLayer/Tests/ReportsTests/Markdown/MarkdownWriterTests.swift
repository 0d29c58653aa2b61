import Testing

@testable import Reports

struct MarkdownWriterTests {
    @Test(arguments: [
        ("plain-1.0 (x) + y", "plain-1.0 (x) + y"),
        ("a|b", #"a\|b"#),
        ("`code`", #"\`code\`"#),
        ("*a* _b_ ~c~ $d$", #"\*a\* \_b\_ \~c\~ \$d\$"#),
        ("![x](y)", #"!\[x\](y)"#),
        (#"\|"#, #"\\\|"#),
        ("<b>&lt;</b>", "&lt;b&gt;&amp;lt;&lt;/b&gt;"),
        ("a\n# b\r\n", "a␊\\# b␍␊"),
        ("https://a.example", #"https:\//a.example"#),
        ("see WWW.a.example, wwwx", #"see WWW\.a.example, wwwx"#),
        ("mailto:ada@a.example", #"mailto:ada\@a.example"#),
        ("1. - + = 2:30 a/b", "1. - + = 2:30 a/b"),
        ("\u{1B}[2J", #"␛\[2J"#),
    ])
    func `text stays text`(text: String, escaped: String) {
        var markdown = MarkdownWriter()
        markdown.row(["x", text])
        #expect(String(decoding: markdown.bytes, as: UTF8.self) == "| x | \(escaped) |\n")
    }

    @Test(arguments: [
        ("# a", ##"\# a"##),
        ("- a", #"\- a"#),
        ("---", #"\---"#),
        ("+ a", #"\+ a"#),
        ("* a", #"\* a"#),
        ("> a", "&gt; a"),
        ("1. a", #"1\. a"#),
        ("123456789) a", #"123456789\) a"#),
        ("1234567890. a", "1234567890. a"),
        ("1.2-3", #"1\.2-3"#),
        ("===", #"\==="#),
        ("~~~", #"\~\~\~"#),
        ("     code", "code"),
        ("  - a", #"\- a"#),
        ("[a]: b", #"\[a\]: b"#),
        ("a - b", "a - b"),
        ("", ""),
    ])
    func `text that begins a line or an item begins nothing else`(text: String, escaped: String) {
        var markdown = MarkdownWriter()
        markdown.paragraph(text)
        markdown.list([text])
        #expect(
            String(decoding: markdown.bytes, as: UTF8.self) == "\n\(escaped)\n\n- \(escaped)\n")
    }

    @Test func `a heading keeps the signs at its end`() {
        var markdown = MarkdownWriter()
        markdown.heading(1, "C #")
        #expect(String(decoding: markdown.bytes, as: UTF8.self) == "# C \\#\n")
    }

    @Test(arguments: [
        ("one\n", "\n```text\none\n```\n"),
        ("no end", "\n```text\nno end\n```\n"),
        ("", "\n```text\n\n```\n"),
        ("``", "\n```text\n``\n```\n"),
        ("a\n```\n# out\n", "\n````text\na\n```\n# out\n````\n"),
        ("`````", "\n``````text\n`````\n``````\n"),
        ("\ttab\u{1B}\r\n", "\n```text\n\ttab␛␍\n```\n"),
    ])
    func `nothing in a block ends it`(text: String, block: String) {
        var markdown = MarkdownWriter()
        markdown.block(text)
        #expect(String(decoding: markdown.bytes, as: UTF8.self) == block)
    }
}
