import TerminalEmulation
import Testing

@testable import DemoRecorder

@Suite struct AnimatedSVGTests {
    private func svg(_ texts: String...) -> String {
        var recording = Recording()
        for text in texts {
            var emulator = TerminalEmulator(columns: 10, rows: 2)
            emulator.write("\u{1B}[?25l\(text)".utf8)
            recording.append(emulator, caption: "", for: .milliseconds(1500))
        }
        return AnimatedSVG(recording, title: "a & b").text
    }

    /// The lines that hold the words, without the blanks around them.
    private func lines(of text: String, with words: String) -> [String] {
        text.split(separator: "\n").filter { $0.contains(words) }
            .map { String($0.drop { $0 == " " }) }
    }

    @Test func `nothing recorded is no picture`() {
        #expect(AnimatedSVG(Recording(), title: "").text == "")
    }

    @Test func `the picture says what it shows`() {
        #expect(
            lines(of: svg("a"), with: "<title")
                == ["<title id=\"title\">a &amp; b</title>"])
    }

    @Test func `each frame has its place on the film, and its time`() {
        let text = svg("a", "b", "c")
        #expect(lines(of: text, with: "film {").first?.contains("film 4.5s step-end") == true)
        #expect(
            lines(of: text, with: "translateX") == [
                "0% { transform: translateX(0px); }", "33.333% { transform: translateX(-156px); }",
                "66.667% { transform: translateX(-312px); }",
            ])
        #expect(
            lines(of: text, with: "translate(") == [
                "<g transform=\"translate(0)\"><use href=\"#r0\" y=\"0\"/></g>",
                "<g transform=\"translate(156)\"><use href=\"#r1\" y=\"0\"/></g>",
                "<g transform=\"translate(312)\"><use href=\"#r2\" y=\"0\"/></g>",
            ])
    }

    @Test func `a line that comes again is drawn once`() {
        #expect(lines(of: svg("a\r\na", "b\r\na"), with: "<g id=").count == 2)
    }

    @Test(arguments: [
        ("a<b", "<text x=\"0\" y=\"18\" textLength=\"36\">a&lt;b</text>"),
        (
            " a  \u{1B}[1mb",
            "<text x=\"12\" y=\"18\" textLength=\"12\">a</text>"
                + "<text x=\"48\" y=\"18\" textLength=\"12\" style=\"font-weight:700\">b</text>"
        ),
        (
            "\u{1B}[7m 漢",
            "<rect x=\"0\" width=\"36\" height=\"24\" style=\"fill:var(--f)\"/>"
                + "<text x=\"12\" y=\"18\" textLength=\"24\" style=\"fill:var(--b)\">漢</text>"
        ),
        (
            "\u{1B}[31;2ma",
            "<text x=\"0\" y=\"18\" textLength=\"12\" style=\"fill:var(--c1);opacity:.65\">a</text>"
        ),
        (
            "\u{1B}[48;5;196m \u{1B}[48;5;244m \u{1B}[48;2;1;2;3m ",
            "<rect x=\"0\" width=\"12\" height=\"24\" style=\"fill:rgb(255,0,0)\"/>"
                + "<rect x=\"12\" width=\"12\" height=\"24\" style=\"fill:rgb(128,128,128)\"/>"
                + "<rect x=\"24\" width=\"12\" height=\"24\" style=\"fill:rgb(1,2,3)\"/>"
        ),
    ])
    func `cells of one style are drawn in one piece`(written: String, drawn: String) {
        #expect(lines(of: svg(written), with: "<g id=") == ["<g id=\"r0\">\(drawn)</g>"])
    }

    @Test func `the cursor and the caption are drawn`() {
        var recording = Recording()
        var emulator = TerminalEmulator(columns: 10, rows: 2)
        emulator.write("\r\n ".utf8)
        recording.append(emulator, caption: "> types", for: .seconds(1))
        let drawn = lines(of: AnimatedSVG(recording, title: "").text, with: "translate(")
        #expect(
            drawn == [
                "<g transform=\"translate(0)\">"
                    + "<rect class=\"cursor\" x=\"12\" y=\"24\" width=\"12\" height=\"24\"/>"
                    + "<text class=\"caption\" x=\"0\" y=\"80\">&gt; types</text></g>"
            ])
    }
}

@Suite struct RecordingTests {
    private func emulator(_ text: String) -> TerminalEmulator {
        var emulator = TerminalEmulator(columns: 4, rows: 1)
        emulator.write(text.utf8)
        return emulator
    }

    @Test func `frames last as long as they are held`() {
        var recording = Recording()
        recording.append(emulator("a"), caption: "", for: .seconds(1))
        recording.append(emulator("a"), caption: "", for: .seconds(2))
        recording.append(emulator("a"), caption: "key", for: .seconds(4))
        recording.append(emulator("b\u{1B}[?25l"), caption: "key", for: .seconds(8))
        #expect(recording.frames.map(\.duration) == [.seconds(3), .seconds(4), .seconds(8)])
        #expect(recording.frames.map(\.caption) == ["", "key", "key"])
        #expect(recording.frames.map(\.screen.text) == ["a", "a", "b"])
        #expect(recording.frames.map(\.cursor) == [Position(column: 1), Position(column: 1), nil])
        #expect(recording.duration == .seconds(15))
    }
}
