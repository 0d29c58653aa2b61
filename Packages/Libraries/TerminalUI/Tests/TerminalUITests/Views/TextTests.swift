import TerminalUI
import Testing

@MainActor
struct TextTests {
    @Test func `a text without a bound stays on one line`() {
        let text = Text("MIT AND (GPL-2.0-or-later OR 日本語)")
        #expect(text.plain(width: nil) == "MIT AND (GPL-2.0-or-later OR 日本語)\n")
    }

    @Test func `an empty text is an empty line`() {
        #expect(Text("").plain(width: nil) == "\n")
        #expect(Text("").plain(width: 0) == "\n")
    }

    @Test func `a text shows escape sequences instead of sending them`() {
        #expect(Text("a\u{1B}[2Jb\nc").styled(width: nil) == "a␛[2Jb␊c\n")
    }

    @Test func `a heap of marks on a letter is not shown`() {
        let heap = String(repeating: "\u{301}", count: 100)
        #expect((Text("a\(heap)b") + Text("c\(heap)")).plain(width: nil) == "…b…\n")
    }

    @Test func `each style is written and taken back`() {
        let text =
            Text("bold").bold() + Text(" dim").dim() + Text(" both").bold().dim()
            + Text(" red").foreground(.red) + Text(" bright").foreground(.brightCyan).bold()
            + Text(" plain")
        #expect(text.plain(width: nil) == "bold dim both red bright plain\n")
        #expect(
            text.styled(width: nil) == """
                \u{1B}[1mbold\u{1B}[0m\u{1B}[2m dim\u{1B}[0m\u{1B}[1;2m both\u{1B}[0m\
                \u{1B}[31m red\u{1B}[0m\u{1B}[1;96m bright\u{1B}[0m plain

                """)
    }

    @Test func `a style covers all that was put together before it`() {
        let text = (Text("a").bold() + Text("b")).dim()
        #expect(text.styled(width: nil) == "\u{1B}[1;2ma\u{1B}[0m\u{1B}[2mb\u{1B}[0m\n")
    }
}
