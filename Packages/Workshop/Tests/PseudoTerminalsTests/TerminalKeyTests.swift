import PseudoTerminals
import TerminalEmulation
import Testing

@Suite struct TerminalKeyTests {
    @Test(
        arguments: [
            ("ab漢", "ab漢"), (.enter, "\r"), (.escape, "\u{1B}"), (.backspace, "\u{7F}"),
            (.up, "\u{1B}[A"), (.pageDown, "\u{1B}[6~"), (.control("c"), "\u{3}"),
            (.control("z"), "\u{1A}"), (.paste("x"), "\u{1B}[200~x\u{1B}[201~"),
            (.wheelDown(Position(row: 1, column: 2)), "\u{1B}[<65;3;2M"),
        ] as [(TerminalKey, String)])
    func `a key is what xterm sends`(key: TerminalKey, sequence: String) {
        #expect(key.bytes == Array(sequence.utf8))
    }
}
