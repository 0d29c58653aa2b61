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
        ("a\n# b\r\n", "a␊# b␍␊"),
        ("\u{1B}[2J", #"␛\[2J"#),
    ])
    func `text stays text`(text: String, escaped: String) {
        var markdown = MarkdownWriter()
        markdown.row(["x", text])
        #expect(String(decoding: markdown.bytes, as: UTF8.self) == "| x | \(escaped) |\n")
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
