import Testing

@testable import TerminalEmulation

@Suite struct ScreenTests {
    private func screen(_ text: String, columns: Int = 8, rows: Int = 3) -> Screen {
        var emulator = TerminalEmulator(columns: columns, rows: rows)
        emulator.write(text.utf8)
        return emulator.screen
    }

    @Test func `text has no blanks at the end of lines and no empty lines at the end`() {
        let screen = screen("one  \r\n two ")
        #expect(screen.lines == ["one", " two", ""])
        #expect(screen.text == "one\n two")
    }

    @Test func `words are found in their line`() {
        let screen = screen("one\r\na two\r\ntwo")
        #expect(screen.line(with: "two") == "a two")
        #expect(screen.shows("one"))
        #expect(!screen.shows("three"))
    }

    @Test func `reversed cells are told by row`() {
        #expect(screen("\u{1B}[7mone\u{1B}[m x\r\n\na\u{1B}[7mb").reversed == [0: "one", 2: "b"])
    }

    @Test(arguments: [
        ("漢字", "a漢字"), ("漢\u{1B}[1;2Hx", " x"), ("漢\u{1B}[1;1Hx", "x"),
        ("漢字\u{1B}[1;2Hア", " ア"),
    ])
    func `half of a wide character never stays`(text: String, line: String) {
        let text = line.hasPrefix("a") ? "a" + text : text
        #expect(screen(text).text == line)
    }

    @Test func `a mark joins the character before, which may be wide or in the last column`() {
        #expect(screen("e\u{301}漢\u{301}abcde\u{302}").text == "e\u{301}漢\u{301}abcde\u{302}")
    }

    @Test func `another size keeps what has a place`() {
        let screen = screen("abcdefgh12345678")
        #expect(screen.resized(columns: 4, rows: 1).text == "abcd")
        #expect(screen.resized(columns: 9, rows: 9).text == "abcdefgh\n12345678")
    }
}
