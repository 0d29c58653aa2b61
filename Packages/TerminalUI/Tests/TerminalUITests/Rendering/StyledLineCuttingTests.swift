import Testing

@testable import TerminalUI

struct StyledLineCuttingTests {
    @Test(arguments: [
        ("GPL-2.0", 7, "GPL-2.0"),
        ("GPL-2.0", 6, "GPL-2…"),
        ("GPL-2.0", 1, "…"),
        ("GPL-2.0", 0, ""),
        ("GPL-2.0", -1, ""),
        ("", 0, ""),
        ("日本語", 6, "日本語"),
        ("日本語", 5, "日本…"),
        ("日本語", 4, "日…"),
        ("日本語", 2, "…"),
        ("日", 1, "…"),
        ("ne\u{301}e", 2, "n…"),
        ("ne\u{301}ee", 3, "ne\u{301}…"),
        ("a👩‍👩‍👧‍👦b", 3, "a…"),
        ("a👩‍👩‍👧‍👦bc", 4, "a👩‍👩‍👧‍👦…"),
    ])
    func `what doesn't fit is cut between characters`(text: String, width: Int, cut: String) {
        #expect(StyledLine([StyledRun(text)]).cut(to: width).text == cut)
    }

    @Test func `the ellipsis has the style of what it stands for, the runs behind it go`() {
        var bold = TextStyle()
        bold.isBold = true
        let line = StyledLine([
            StyledRun("GPL"), StyledRun("-2.0", style: bold), StyledRun("+ and more"),
        ])
        #expect(line.cut(to: 6) == StyledLine([StyledRun("GPL"), StyledRun("-2…", style: bold)]))
        #expect(line.cut(to: 4) == StyledLine([StyledRun("GPL"), StyledRun("…", style: bold)]))
    }
}
