import Testing

@testable import TerminalUI

struct StyledLineTests {
    @Test func `a line is the text of its runs, those without text left out`() {
        let line = StyledLine([StyledRun("日本 "), StyledRun(""), StyledRun("ok")])
        #expect(line.text == "日本 ok")
        #expect(line.width == 7)
        #expect(line == StyledLine([StyledRun("日本 "), StyledRun("ok")]))
        #expect(StyledLine([StyledRun("")]) == StyledLine())
    }

    @Test(arguments: zip(Color.allCases, [30...37, 90...97].joined()))
    func `each colour has its code`(color: Color, code: Int) {
        var style = TextStyle()
        style.foreground = color
        let line = StyledLine([StyledRun("x", style: style)])
        #expect([line].bytes(styled: true) == Array("\u{1B}[\(code)mx\u{1B}[0m\n".utf8))
        #expect([line].bytes(styled: false) == Array("x\n".utf8))
    }

    @Test func `no lines are no bytes`() {
        #expect([StyledLine]().bytes(styled: true) == [])
        #expect([StyledLine(), StyledLine()].bytes(styled: true) == Array("\n\n".utf8))
    }
}
