import Testing

@testable import TerminalUI

struct StyledLineTests {
    @Test func `a line is the text of its runs, those without text left out`() {
        let line = StyledLine([StyledRun("日本 "), StyledRun(""), StyledRun("ok")])
        #expect(line.text == "日本 ok")
        #expect(line.width == 7)
        #expect(line == StyledLine([StyledRun("日本 "), StyledRun("ok")]))
        #expect(StyledLine([StyledRun("")]) == StyledLine())
    }

    @Test(arguments: zip(Color.allCases, [30...37, 90...97].joined()))
    func `each color has its code`(color: Color, code: Int) {
        var style = TextStyle()
        style.foreground = color
        let line = StyledLine([StyledRun("x", style: style)])
        #expect([line].bytes(styled: true) == Array("\u{1B}[\(code)mx\u{1B}[0m\n".utf8))
        #expect([line].bytes(styled: false) == Array("x\n".utf8))
    }

    @Test func `no lines are no bytes`() {
        #expect([StyledLine]().bytes(styled: true) == [])
        #expect([StyledLine(), StyledLine()].bytes(styled: true) == Array("\n\n".utf8))
    }
}

struct StyledLineCuttingTests {
    @Test(arguments: [
        ("GPL-2.0", 7, "GPL-2.0"),
        ("GPL-2.0", 6, "GPL-2…"),
        ("GPL-2.0", 1, "…"),
        ("GPL-2.0", 0, ""),
        ("GPL-2.0", -1, ""),
        ("", 0, ""),
        ("日本語", 6, "日本語"),
        ("日本語", 5, "日本…"),
        ("日本語", 4, "日…"),
        ("日本語", 2, "…"),
        ("日", 1, "…"),
        ("ne\u{301}e", 2, "n…"),
        ("ne\u{301}ee", 3, "ne\u{301}…"),
        ("a👩‍👩‍👧‍👦b", 3, "a…"),
        ("a👩‍👩‍👧‍👦bc", 4, "a👩‍👩‍👧‍👦…"),
    ])
    func `what doesn't fit is cut between characters`(text: String, width: Int, cut: String) {
        #expect(StyledLine([StyledRun(text)]).cut(to: width).text == cut)
    }

    @Test func `the ellipsis has the style of what it stands for, the runs after it go`() {
        var bold = TextStyle()
        bold.isBold = true
        let line = StyledLine([
            StyledRun("GPL"), StyledRun("-2.0", style: bold), StyledRun("+ and more"),
        ])
        #expect(line.cut(to: 6) == StyledLine([StyledRun("GPL"), StyledRun("-2…", style: bold)]))
        #expect(line.cut(to: 4) == StyledLine([StyledRun("GPL"), StyledRun("…", style: bold)]))
    }
}

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

    @Test func `blanks alone leave an empty line if they don't fit`() {
        #expect(Text("     ").plain(width: 3) == "\n")
    }

    @Test func `each line carries its part of the styles`() {
        let text = Text("red text ").foreground(.red) + Text("plain")
        #expect(
            text.styled(width: 5) == "\u{1B}[31mred\u{1B}[0m\n\u{1B}[31mtext\u{1B}[0m\nplain\n")
    }
}
