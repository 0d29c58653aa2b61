import TerminalEmulation
import Testing

@testable import DemoRecorder

@Suite struct AnimatedSVGTests {
    private func emulator(_ text: String) -> TerminalEmulator {
        var emulator = TerminalEmulator(columns: 10, rows: 2)
        emulator.write(text.utf8)
        return emulator
    }

    /// The lines of the picture that contain the words, without surrounding blanks.
    private func lines(with words: String, ofFrames texts: String...) -> [String] {
        var recording = Recording()
        for text in texts {
            recording.append(
                emulator("\u{1B}[?25l\(text)"), caption: "", for: .milliseconds(1500))
        }
        return AnimatedSVG(recording, title: "a & b").text.split(separator: "\n")
            .filter { $0.contains(words) }.map { String($0.drop { $0 == " " }) }
    }

    @Test func `each frame has its place on the film, and its time`() {
        #expect(
            lines(with: "translateX", ofFrames: "a", "b", "c") == [
                "0% { transform: translateX(0px); }", "33.333% { transform: translateX(-156px); }",
                "66.667% { transform: translateX(-312px); }",
            ])
        #expect(
            lines(with: "translate(", ofFrames: "a", "b") == [
                "<g transform=\"translate(0)\"><use href=\"#r0\" y=\"0\"/></g>",
                "<g transform=\"translate(156)\"><use href=\"#r1\" y=\"0\"/></g>",
            ])
        #expect(lines(with: "<title", ofFrames: "a") == ["<title id=\"title\">a &amp; b</title>"])
    }

    @Test func `a line that comes again is drawn once`() {
        #expect(lines(with: "<g id=", ofFrames: "a\r\na", "b\r\na").count == 2)
    }

    @Test(arguments: [
        (
            " a  \u{1B}[1m<",
            "<text x=\"12\" y=\"18\" textLength=\"12\">a</text>"
                + "<text x=\"48\" y=\"18\" textLength=\"12\" style=\"font-weight:700\">&lt;</text>"
        ),
        (
            "\u{1B}[7m 漢",
            "<rect x=\"0\" width=\"36\" height=\"24\" style=\"fill:var(--f)\"/>"
                + "<text x=\"12\" y=\"18\" textLength=\"24\" style=\"fill:var(--b)\">漢</text>"
        ),
        (
            "\u{1B}[48;5;196m \u{1B}[48;2;1;2;3m ",
            "<rect x=\"0\" width=\"12\" height=\"24\" style=\"fill:rgb(255,0,0)\"/>"
                + "<rect x=\"12\" width=\"12\" height=\"24\" style=\"fill:rgb(1,2,3)\"/>"
        ),
    ])
    func `cells of one style are drawn in one piece`(written: String, drawn: String) {
        #expect(lines(with: "<g id=", ofFrames: written) == ["<g id=\"r0\">\(drawn)</g>"])
    }

    @Test func `frames last as long as they are held`() {
        var recording = Recording()
        recording.append(emulator("a"), caption: "", for: .seconds(1))
        recording.append(emulator("a"), caption: "", for: .seconds(2))
        recording.append(emulator("a"), caption: "key", for: .seconds(4))
        recording.append(emulator("b\u{1B}[?25l"), caption: "key", for: .seconds(8))
        #expect(recording.frames.map(\.duration) == [.seconds(3), .seconds(4), .seconds(8)])
        #expect(recording.frames.map(\.cursor) == [Position(column: 1), Position(column: 1), nil])
    }
}

struct StringXMLTests {
    @Test(arguments: [
        ("", ""), ("a \"b\" 'c'", "a \"b\" 'c'"), ("<a href>", "&lt;a href&gt;"),
        ("R&D", "R&amp;D"), ("]]>", "]]&gt;"), ("&lt;", "&amp;lt;"),
    ])
    func `what would be a tag or an entity is text`(text: String, escaped: String) {
        #expect(text.escapedForXML == escaped)
    }
}
