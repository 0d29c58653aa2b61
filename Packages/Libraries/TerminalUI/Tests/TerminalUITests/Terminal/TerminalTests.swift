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
}
