import Testing

@testable import PresentationLayer

struct TextLinesTests {
    @Test(
        arguments: [
            ("", []), ("\n", [""]), ("one", ["one"]), ("one\ntwo\n", ["one", "two"]),
            ("one\r\n\r\ntwo", ["one", "", "two"]), ("\r", [""]),
        ] as [(String, [String])])
    func `lines end in a line feed`(body: String, lines: [String]) {
        #expect(TextLines(body).map(String.init) == lines)
    }
}
