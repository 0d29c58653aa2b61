import Testing

@testable import CommandLineInterface

struct ManualWriterTests {
    @Test(arguments: [
        ("plain words", "plain words"),
        ("-v and --no-progress", "\\-v and \\-\\-no\\-progress"),
        (".Sh is a macro", "\\&.Sh is a macro"),
        ("'twas", "\\&\\(aqtwas"),
        ("a\\b", "a\\eb"),
        ("and so on…", "and so on..."),
        ("é", "\\[uE9]"),
        ("tab\tbell\u{7}", "tab\\[u9]bell\\[u7]"),
        ("", ""),
    ])
    func `what roff obeys is escaped`(text: String, escaped: String) {
        #expect(ManualWriter.escaped(text) == escaped)
    }

    @Test(arguments: [
        ("] [", "\\&] \\&["), ("?", "\\&?"), (". /", "\\&. /"), ("Ctrl-C", "Ctrl\\-C"),
        ("[a", "[a"),
    ])
    func `punctuation alone is an argument like any other`(text: String, arguments: String) {
        #expect(ManualWriter.arguments(text) == arguments)
    }

    @Test func `text is broken between words, and no line begins a macro`() {
        var page = ManualWriter()
        page.write(Array(repeating: "0123456789 .5", count: 6).joined(separator: " "))
        #expect(
            page.text == """
                0123456789 \\&.5 0123456789 \\&.5 0123456789 \\&.5 0123456789 \\&.5 0123456789
                \\&.5 0123456789 \\&.5

                """)
    }

    @Test func `lists and lines to type have their macros around them`() {
        var page = ManualWriter()
        page.list(
            ["a", "b"], term: { "Ev \($0)" },
            explanation: { row, page in page.write("is \(row)") })
        page.show("ls -l\n\n.profile")
        #expect(
            page.text == """
                .Bl -tag -width Ds
                .It Ev a
                is a
                .It Ev b
                is b
                .El
                .Bd -literal -offset indent
                ls \\-l

                \\&.profile
                .Ed

                """)
    }
}
