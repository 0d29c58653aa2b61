import TerminalUI
import Testing

struct TerminalClipboardTests {
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
