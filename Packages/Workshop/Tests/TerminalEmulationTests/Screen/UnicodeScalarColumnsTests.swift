import Testing

@testable import TerminalEmulation

@Suite struct UnicodeScalarColumnsTests {
    @Test(
        arguments: [
            ("a", 1), ("é", 1), ("─", 1), ("▁", 1), ("…", 1), ("\u{301}", 0), ("\u{200D}", 0),
            ("漢", 2), ("ア", 2), ("한", 2), ("Ａ", 2), ("🦊", 2), ("\u{FE0F}", 0),
        ] as [(Unicode.Scalar, Int)])
    func `a character takes the columns that a terminal gives it`(
        scalar: Unicode.Scalar, columns: Int
    ) {
        #expect(scalar.columns == columns)
    }
}
