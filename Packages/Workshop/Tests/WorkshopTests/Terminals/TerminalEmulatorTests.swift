import Testing

@testable import TerminalEmulation

@Suite struct TerminalEmulatorTests {
    private func emulator(_ text: String, columns: Int = 6, rows: Int = 3) -> TerminalEmulator {
        var emulator = TerminalEmulator(columns: columns, rows: rows)
        emulator.write(text.utf8)
        return emulator
    }

    /// `^` means ESC in the input, `/` separates the lines of the output.
    private static let table: [(String, String)] = [
        ("one\r\ntwo", "one/two"),
        ("one\ntwo", "one/   two"),
        ("abc\rx", "xbc"),
        ("abc\u{8}\u{8}x", "axc"),
        ("\u{8}x", "x"),
        ("a\tb\r\nabcdef", "a    b/abcdef"),
        // Lines and their end.
        ("abcdefg", "abcdef/g"),
        ("abcdef\r\ng", "abcdef/g"),
        ("^[?7labcdefg", "abcdeg"),
        ("abcde漢", "abcde/漢"),
        ("1\r\n2\r\n3\r\n4", "2/3/4"),
        // The cursor.
        ("^[2;3Hx", "/  x"),
        ("^[3fx^[Hy", "y//x"),
        ("^[99;99Hx", "//     x"),
        ("^[2Bx^[2Ay", " y//x"),
        ("^[3Cx^[3Dy", " y x"),
        ("abc^[2Gx^[2dy", "axc/  y"),
        // Erasing.
        ("abcdef^[1;3H^[K", "ab"),
        ("abcdef^[1;3H^[1K", "   def"),
        ("abcdef^[2K", ""),
        ("abcdef^[1;3H^[2X", "ab  ef"),
        ("a\r\nb\r\nc^[2;1H^[J", "a"),
        ("a\r\nb\r\nc^[2;1H^[1J", "//c"),
        ("a\r\nb\r\nc^[2J", ""),
        // Nothing to see.
        ("^]0;title\u{7}a^[1mb^[?25l", "ab"),
    ]

    @Test(arguments: table)
    func `control functions do as the standard says`(written: String, shown: String) {
        let text = written.replacing("^", with: "\u{1B}")
        let emulator = emulator(text)
        #expect(emulator.screen.text.replacing("\n", with: "/") == shown)
        #expect(emulator.unknown == [])
    }

    @Test func `functions may be cut anywhere`() {
        let bytes = Array("漢e\u{301}\u{1B}[2;3H\u{1B}[1;38;5;9mx\u{1B}]0;t\u{1B}\\\u{1B}[?25l".utf8)
        for cut in bytes.indices {
            var emulator = TerminalEmulator(columns: 6, rows: 3)
            emulator.write(bytes[..<cut])
            emulator.write(bytes[cut...])
            #expect(emulator.screen.text == "漢e\u{301}\n  x")
            #expect(!emulator.modes.isCursorVisible)
        }
    }

    @Test func `a cell keeps the style of its character, and erasing the background alone`() {
        let screen = emulator("\u{1B}[1;44mab\u{1B}[D\u{1B}[K").screen
        var style = CellStyle()
        style.background = .palette(4)
        #expect(screen[0, 5] == Cell(style: style))
        style.isBold = true
        #expect(screen[0, 0] == Cell("a", style: style))
    }

    @Test func `the alternate screen comes blank and gives back the other one and its cursor`() {
        var emulator = emulator("abc\u{1B}[?1049h")
        #expect(emulator.screen.text == "")
        #expect(emulator.modes.isAlternateScreen)
        emulator.write("\u{1B}[2;2Hx\u{1B}[?1049l".utf8)
        #expect(emulator.screen.text == "abc")
        #expect(emulator.cursor == Position(row: 0, column: 3))
        #expect(emulator.modes == TerminalModes())
    }

    @Test func `modes are set and put back`() {
        var emulator = emulator("\u{1B}[?1007h\u{1B}[?2004h\u{1B}[?2026h\u{1B}[?25l\u{1B}[?7l")
        var modes = TerminalModes()
        modes.wheelSendsArrows = true
        modes.isBracketedPaste = true
        modes.isUpdating = true
        modes.isCursorVisible = false
        modes.wrapsLines = false
        #expect(emulator.modes == modes)
        emulator.write("\u{1B}[?1007l\u{1B}[?2004l\u{1B}[?2026l\u{1B}[?25h\u{1B}[?7h".utf8)
        #expect(emulator.modes == TerminalModes())
    }

    @Test(arguments: ["h", "l"])
    func `what the wheel does is saved and restored`(mode: String) {
        var emulator = emulator("\u{1B}[?1007\(mode)\u{1B}[?1007s\u{1B}[?1007h\u{1B}[?1007l")
        #expect(!emulator.modes.wheelSendsArrows)
        emulator.write("\u{1B}[?1007r".utf8)
        #expect(emulator.modes.wheelSendsArrows == (mode == "h"))
        #expect(emulator.unknown == [])
    }

    @Test func `strings for the system are kept`() {
        #expect(
            emulator("a\u{1B}]52;c;TUlU\u{1B}\\b\u{1B}]0;x\u{7}").strings == ["]52;c;TUlU", "]0;x"])
    }

    @Test func `frames are counted`() {
        #expect(emulator("").frames == 0)
        #expect(emulator("\u{1B}[?2026ha\u{1B}[?2026l\u{1B}[?2026hb\u{1B}[?2026l").frames == 2)
    }

    @Test func `what is not known is kept, readable`() {
        let text = "\u{1B}[?9999h\u{1B}[1;2y\u{1B}[>1u\u{1B}(B\u{1B}[38;7m\u{1B}[5J\u{1}a"
        let emulator = emulator(text)
        #expect(
            emulator.unknown == [
                "CSI ?9999h", "CSI 1;2y", "CSI >1u", "ESC (B", "CSI 38;7m", "CSI 5J", "C0 1",
            ])
        #expect(emulator.screen.text == "a")
    }

    @Test func `a smaller terminal keeps its cursor on the screen`() {
        var emulator = emulator("\u{1B}[3;6H")
        emulator.resize(columns: 2, rows: 2)
        #expect(emulator.cursor == Position(row: 1, column: 1))
        emulator.write("ab".utf8)
        #expect(emulator.screen.lines == [" a", "b"])
    }

    @Test func `no bytes bring it down`() {
        var generator = SystemRandomNumberGenerator()
        let seed = generator.next()
        var state = seed
        var emulator = TerminalEmulator(columns: 7, rows: 4)
        let parts = [
            "\u{1B}[", "\u{1B}", "?", ";", "9", "0", "1049h", "H", "r", "J", "漢", "\u{301}",
        ]
        for _ in 0..<20_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            if state >> 63 == 0 {
                emulator.write(parts[Int(state >> 33) % parts.count].utf8)
            } else {
                emulator.write([UInt8(truncatingIfNeeded: state >> 40)])
            }
        }
        #expect(emulator.cursor.row < 4 && emulator.cursor.column < 7, "seed \(seed)")
    }
}
