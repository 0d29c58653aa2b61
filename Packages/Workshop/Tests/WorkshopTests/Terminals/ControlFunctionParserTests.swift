import Testing

@testable import TerminalEmulation

@Suite struct ControlFunctionParserTests {
    private func functions(in text: String) -> [ControlFunction] {
        functions(in: Array(text.utf8))
    }

    private func functions(in bytes: [UInt8]) -> [ControlFunction] {
        var parser = ControlFunctionParser()
        return bytes.flatMap { parser.next($0) }
    }

    @Test(
        arguments: [
            ([0xC3, 0x41], [.character("\u{FFFD}"), .character("A")]),
            ([0xFF, 0x41], [.character("\u{FFFD}"), .character("A")]),
            ([0xE6, 0xBC, 0x0A], [.character("\u{FFFD}"), .control(0x0A)]),
            ([0xED, 0xA0, 0x80], [.character("\u{FFFD}")]),
        ] as [([UInt8], [ControlFunction])])
    func `what is no UTF-8 is one replacement`(
        bytes: [UInt8], functions expected: [ControlFunction]
    ) {
        #expect(functions(in: bytes) == expected)
    }

    @Test func `a number that is too large for any screen is bounded`() throws {
        let sequence = try #require(ControlSequence(Array("99999999999999999999;9999999B".utf8)))
        #expect(sequence.parameters == [nil, 65_535])
    }

    @Test(arguments: [
        ("\u{1B}]0;title\u{07}", "]0;title"), ("\u{1B}]8;;x\u{1B}\\", "]8;;x"),
        ("\u{1B}P1$q\u{1B}\\", "P1$q"),
    ])
    func `a string for the system is one function`(text: String, string: String) {
        #expect(functions(in: text + "a") == [.string(Array(string.utf8)), .character("a")])
    }

    @Test func `a control function that is cut short by another leaves that one whole`() {
        #expect(
            functions(in: "\u{1B}[1\u{1B}[2") == [], "neither is complete")
        #expect(functions(in: "\u{1B}[1\u{1B}7\r") == [.escape([0x37]), .control(0x0D)])
    }
}
