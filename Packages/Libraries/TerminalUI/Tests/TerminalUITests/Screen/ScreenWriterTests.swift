import Testing

@testable import TerminalUI

struct ScreenWriterTests {
    private let size = ScreenSize(columns: 10, rows: 3)

    private func lines(_ texts: String...) -> [StyledLine] {
        texts.map { StyledLine([StyledRun($0)]) }
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    @Test func `a frame is written as a whole, then its changes alone`() {
        var writer = ScreenWriter()
        let first = lines("one", "", "日本語")
        #expect(
            text(writer.update(to: first, size: size))
                == "\u{1B}[?2026h\u{1B}[2J\u{1B}[1;1Hone\u{1B}[3;1H日本語\u{1B}[?2026l")
        #expect(writer.update(to: first, size: size) == [])
        #expect(
            text(writer.update(to: lines("one", "", "日木語"), size: size))
                == "\u{1B}[?2026h\u{1B}[3;3H木\u{1B}[?2026l")
        #expect(
            text(writer.update(to: lines("o", "x        y", "日木語"), size: size))
                == "\u{1B}[?2026h\u{1B}[1;2H\u{1B}[K\u{1B}[2;1Hx\u{1B}[8Cy\u{1B}[?2026l")
    }

    @Test func `what was forgotten or has another size is written anew`() {
        var writer = ScreenWriter()
        let frame = lines("one")
        let whole = writer.update(to: frame, size: size)
        writer.forget()
        #expect(writer.update(to: frame, size: size) == whole)
        #expect(writer.update(to: frame, size: ScreenSize(columns: 9, rows: 1)) == whole)
    }

    @Test func `styles go from one to the next, and end plain`() {
        var bold = TextStyle()
        bold.isBold = true
        var red = TextStyle()
        red.foreground = .red
        let line = StyledLine([
            StyledRun("a", style: bold), StyledRun("b", style: red), StyledRun("c"),
            StyledRun("d", style: red),
        ])
        var writer = ScreenWriter()
        #expect(
            text(writer.update(to: [line], size: size)) == """
                \u{1B}[?2026h\u{1B}[2J\u{1B}[1;1H\u{1B}[1ma\u{1B}[0;31mb\u{1B}[0mc\u{1B}[31md\
                \u{1B}[0m\u{1B}[?2026l
                """)
        var colorless = ScreenWriter(isColored: false)
        #expect(
            text(colorless.update(to: [line], size: size)) == """
                \u{1B}[?2026h\u{1B}[2J\u{1B}[1;1H\u{1B}[1ma\u{1B}[0mbcd\u{1B}[?2026l
                """)
    }

    @Test func `after a character of doubtful width the cursor is set`() {
        var writer = ScreenWriter()
        #expect(
            text(writer.update(to: lines("👩‍👩‍👧‍👦a"), size: size))
                == "\u{1B}[?2026h\u{1B}[2J\u{1B}[1;1H👩‍👩‍👧‍👦\u{1B}[1;3Ha\u{1B}[?2026l")
    }

    @Test func `the bytes of random frames give those frames`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix(seed: seed)
        let size = ScreenSize(columns: 14, rows: 5)
        var writer = ScreenWriter()
        var model = ScreenModel(size: size)
        var frame = Array(repeating: StyledLine(), count: size.rows)
        for step in 0..<2_000 {
            for row in frame.indices where Int.random(in: 0..<3, using: &generator) == 0 {
                frame[row] = randomLine(using: &generator)
            }
            model.show(writer.update(to: frame, size: size))
            let expected = frame.map { $0.cells(columns: size.columns) }
            #expect(model.rows == expected, "seed \(seed), step \(step)")
            #expect(model.unknown == [], "seed \(seed), step \(step)")
            if model.rows != expected { return }
        }
    }

    /// Texts that often overlap, in few styles, so that frames differ only in places.
    private func randomLine(using generator: inout SplitMix) -> StyledLine {
        let texts = ["", " ", "    ", "aaaa", "aab", "日", "本日", "e\u{301}", "\u{301}", "👩‍👩‍👧‍👦", "…"]
        var styles = [TextStyle(), TextStyle(), TextStyle()]
        styles[1].isReversed = true
        styles[2].isBold = true
        styles[2].foreground = .brightCyan
        return StyledLine(
            (0..<Int.random(in: 0..<7, using: &generator)).map { _ in
                StyledRun(
                    texts.randomElement(using: &generator) ?? "",
                    style: styles.randomElement(using: &generator) ?? TextStyle())
            })
    }
}
