import Testing

@testable import TerminalUI

struct ColorRulesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var environment: [String: String]
        /// Whether a terminal, and whether a pipe, gets styles.
        var styled: (terminal: Bool, pipe: Bool)

        var testDescription: String { "\(environment)" }
    }

    @Test(arguments: [
        Case(environment: [:], styled: (true, false)),
        Case(environment: ["TERM": "xterm-256color"], styled: (true, false)),
        Case(environment: ["TERM": "dumb"], styled: (false, false)),
        Case(environment: ["NO_COLOR": "1"], styled: (false, false)),
        Case(environment: ["NO_COLOR": "0"], styled: (false, false)),
        Case(environment: ["NO_COLOR": ""], styled: (true, false)),
        Case(environment: ["CLICOLOR_FORCE": "1"], styled: (true, true)),
        Case(environment: ["CLICOLOR_FORCE": "0"], styled: (true, false)),
        Case(environment: ["CLICOLOR_FORCE": ""], styled: (true, false)),
        Case(environment: ["CLICOLOR_FORCE": "1", "TERM": "dumb"], styled: (true, true)),
        Case(environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], styled: (false, false)),
    ])
    func `the environment decides where the user doesn't`(row: Case) {
        let rules = ColorRules(environment: row.environment)
        #expect(rules.isStyled(onTerminal: true, choice: .auto) == row.styled.terminal)
        #expect(rules.isStyled(onTerminal: false, choice: .auto) == row.styled.pipe)
        for isTerminal in [true, false] {
            #expect(rules.isStyled(onTerminal: isTerminal, choice: .always))
            #expect(!rules.isStyled(onTerminal: isTerminal, choice: .never))
        }
    }
}
