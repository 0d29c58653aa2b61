import TerminalUI
import Testing

@MainActor
struct StyledLineWrappingTests {
    @Test(arguments: [
        (100, "one two three\n"),
        (13, "one two three\n"),
        (12, "one two\nthree\n"),
        (8, "one two\nthree\n"),
        (7, "one two\nthree\n"),
        (6, "one\ntwo\nthree\n"),
        (4, "one\ntwo\nthre\ne\n"),
        (1, "o\nn\ne\nt\nw\no\nt\nh\nr\ne\ne\n"),
        (0, "\n"),
        (-1, "\n"),
    ])
    func `text is wrapped between words, and inside one that is too wide`(
        width: Int, lines: String
    ) {
        #expect(Text("one two three").plain(width: width) == lines)
    }

    @Test(arguments: [
        (4, "日本\n語の\n文\n"),
        (5, "日本\n語の\n文\n"),
        (2, "日\n本\n語\nの\n文\n"),
        (1, "…\n…\n…\n…\n…\n"),
    ])
    func `a wide character is never split`(width: Int, lines: String) {
        #expect(Text("日本語の文").plain(width: width) == lines)
    }

    @Test func `a mark stays with its letter`() {
        #expect(Text("ne\u{301}e").plain(width: 2) == "ne\u{301}\ne\n")
    }

    @Test(arguments: [
        (9, "  a   bcd\n"),
        (6, "  a\nbcd\n"),
        (3, "  a\nbcd\n"),
        (2, "a\nbc\nd\n"),
    ])
    func `blanks at a break go, others stay`(width: Int, lines: String) {
        #expect(Text("  a   bcd").plain(width: width) == lines)
    }

    @Test func `blanks alone leave an empty line where they don't fit`() {
        #expect(Text("     ").plain(width: 3) == "\n")
    }

    @Test func `each line carries its part of the styles`() {
        let text = Text("red text ").foreground(.red) + Text("plain")
        #expect(
            text.styled(width: 5) == "\u{1B}[31mred\u{1B}[0m\n\u{1B}[31mtext\u{1B}[0m\nplain\n")
    }
}
