import TerminalUI
import Testing

struct TerminalTests {
    private func terminal(environment: [String: String] = [:]) -> Terminal {
        Terminal(
            arguments: ["list", "zlib1g"], environment: environment, width: 72,
            isTerminal: false, isErrorTerminal: true,
            output: { _ throws(TerminalError) in throw .closedPipe },
            error: { _ throws(TerminalError) in throw .failed("full") })
    }

    @Test func `each stream has its own style`() {
        #expect(!terminal().isStyled)
        #expect(terminal().isErrorStyled)
        #expect(terminal().isErrorTerminal)
    }

    @Test func `the user's choice counts for both streams, and can be changed`() {
        let colored = terminal().colored(.always)
        #expect(colored.isStyled)
        #expect(colored.isErrorStyled)
        let plain = colored.colored(.never)
        #expect(!plain.isStyled)
        #expect(!plain.isErrorStyled)
        let automatic = plain.colored(.auto)
        #expect(!automatic.isStyled)
        #expect(automatic.isErrorStyled)
        #expect(automatic.isErrorTerminal)
        #expect(automatic.width == 72)
        #expect(automatic.arguments == ["list", "zlib1g"])
    }

    @Test func `the environment counts for both streams`() {
        #expect(terminal(environment: ["CLICOLOR_FORCE": "1"]).isStyled)
        #expect(!terminal(environment: ["NO_COLOR": "1"]).isErrorStyled)
    }

    @Test func `each stream has its own writer`() {
        #expect(throws: TerminalError.closedPipe) { try terminal().write([1]) }
        #expect(throws: TerminalError.failed("full")) { try terminal().writeError([1]) }
    }

    /// The examples of RFC 4648, section 10, and one beyond ASCII.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("é?", "w6k/"),
    ])
    func `a text is copied in Base64`(text: String, base64: String) throws {
        let recording = TerminalRecording()
        try recording.terminal(styled: true).copy(text)
        #expect(recording.output == "\u{1B}]52;c;\(base64)\u{1B}\\")
    }
}
