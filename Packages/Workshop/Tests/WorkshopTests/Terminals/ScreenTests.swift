import Testing

@testable import TerminalEmulation

@Suite struct ScreenTests {
    private func screen(_ text: String, columns: Int = 8, rows: Int = 3) -> Screen {
        var emulator = TerminalEmulator(columns: columns, rows: rows)
        emulator.write(text.utf8)
        return emulator.screen
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

@Suite struct CellStyleSelectingTests {
    private func style(_ change: (inout CellStyle) -> Void) -> CellStyle {
        var style = CellStyle()
        change(&style)
        return style
    }

    @Test func `each number selects an aspect`() {
        let table: [([Int], CellStyle)] = [
            ([1, 4], style { ($0.isBold, $0.isUnderlined) = (true, true) }),
            ([2, 3, 7], style { ($0.isDim, $0.isItalic, $0.isReversed) = (true, true, true) }),
            ([31], style { $0.foreground = .palette(1) }),
            ([97, 100], style { ($0.foreground, $0.background) = (.palette(15), .palette(8)) }),
            ([38, 5, 208], style { $0.foreground = .palette(208) }),
            ([48, 2, 1, 2, 3, 1], style { ($0.background, $0.isBold) = (.rgb(1, 2, 3), true) }),
        ]
        for (numbers, expected) in table {
            var style = CellStyle()
            let isKnown = style.select(numbers)
            #expect(isKnown && style == expected, "\(numbers)")
        }
    }

    @Test(arguments: [[0], [], [22, 23, 24, 27, 39, 49]])
    func `everything is taken back at once or one by one`(numbers: [Int]) {
        var style = CellStyle()
        let areSelected = style.select([1, 2, 3, 4, 7, 35, 46])
        let areTakenBack = style.select(numbers)
        #expect(areSelected && areTakenBack)
        #expect(style == CellStyle())
    }

    @Test(arguments: [[5], [38], [38, 5], [38, 5, 256], [48, 2, 1, 2], [38, 9, 1], [60]])
    func `what is not known is said`(numbers: [Int]) {
        var style = CellStyle()
        let isKnown = style.select(numbers)
        #expect(!isKnown)
    }
}

@Suite struct UnicodeScalarColumnsTests {
    @Test(
        arguments: [
            ("a", 1), ("é", 1), ("─", 1), ("▁", 1), ("…", 1), ("\u{301}", 0), ("\u{200D}", 0),
            ("漢", 2), ("ア", 2), ("한", 2), ("Ａ", 2), ("🦊", 2), ("\u{FE0F}", 0),
        ] as [(Unicode.Scalar, Int)])
    func `a character takes the columns that a terminal gives it`(
        scalar: Unicode.Scalar, columns: Int
    ) {
        #expect(scalar.columns == columns)
    }
}
