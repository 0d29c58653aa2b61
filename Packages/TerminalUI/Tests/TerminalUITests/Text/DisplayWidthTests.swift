import TerminalUI
import Testing

struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0),
        ("GPL-2.0", 7),
        ("Gödel", 5),
        ("Go\u{308}del", 5),
        ("ąčę", 3),
        ("α→…", 3),
        ("日本語", 6),
        ("ﾆﾎﾝｺﾞ", 5),
        ("か\u{3099}", 2),
        ("ＧＰＬ", 6),
        ("。、「」", 8),
        ("한국어", 6),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("𠮷", 2),
        ("क्षि", 3),
        ("שָׁלוֹם", 4),
        ("a\u{200B}b", 2),
        ("\u{FEFF}a", 1),
        ("a\u{AD}b", 3),
    ])
    func `letters take the columns of their script`(text: String, columns: Int) {
        #expect(DisplayWidth.of(text) == columns)
    }

    @Test(arguments: [
        ("😀", 2),
        ("👍🏽", 2),
        ("☝🏽", 2),
        ("👩‍👩‍👧‍👦", 2),
        ("🏳️‍🌈", 2),
        ("🇯🇵", 2),
        ("🇯", 1),
        ("1️⃣", 2),
        ("❤", 1),
        ("❤️", 2),
        ("⌚", 2),
        ("☯", 1),
        ("☰", 2),
    ])
    func `an emoji takes two columns, however many scalars draw it`(text: String, columns: Int) {
        #expect(DisplayWidth.of(text) == columns)
    }

    @Test func `a mark without a letter before it takes no column`() {
        #expect(DisplayWidth.of("\u{301}") == 0)
        #expect(DisplayWidth.of(" \u{301}") == 1)
    }
}
