import Testing

@testable import TerminalUI

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

struct WideScalarsTests {
    @Test func `the ranges ascend, as the search in them needs`() {
        let bounds = Unicode.Scalar.wideRanges.flatMap { [$0.lowerBound, $0.upperBound] }
        #expect(bounds == bounds.sorted())
        #expect(Set(bounds).count == bounds.count)
        #expect(bounds.first == 0x1100)
    }

    @Test(
        arguments: [
            ("\u{10FF}", false), ("\u{1100}", true), ("\u{115F}", true), ("\u{1160}", false),
            ("\u{303E}", true), ("\u{303F}", false), ("\u{3041}", true),
            ("\u{FF60}", true), ("\u{FF61}", false), ("\u{3FFFD}", true), ("\u{3FFFE}", false),
            ("\u{1F300}", true), ("\u{1F321}", false), ("\u{1F1EF}", false), ("\u{10FFFD}", false),
        ] as [(Unicode.Scalar, Bool)])
    func `a range holds its bounds and nothing beside them`(scalar: Unicode.Scalar, isWide: Bool) {
        #expect(scalar.isWide == isWide)
    }
}
