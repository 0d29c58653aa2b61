import TerminalUI
import Testing

@MainActor
struct SheetTests {
    private let below = VStack {
        Text("日本語日本語日本語日")
        Text("second line")
        Spacer()
        Text("the last line here")
    }

    @Test func `a sheet takes the whole screen, below its title`() {
        let view = below.sheet(isPresented: true, title: "Keys") { Text("q  leaves") }
        #expect(view.shown(20, 4) == ["── Keys ────────────", "q  leaves", "", ""])
    }

    @Test func `what fills the height has all lines but the title's`() {
        let view = below.sheet(isPresented: true, title: "A title that is too long") {
            ScrollView(top: 1) { _ in
            } content: {
                ForEach(0..<9) { number in Text("line \(number)") }
            }
        }
        #expect(view.shown(14, 4) == ["── A title th…", "line 1", "line 2", "line 3"])
    }

    @Test func `without its condition there is no sheet`() {
        let view = below.sheet(isPresented: false, title: "Keys") { Text("q  leaves") }
        #expect(view.shown(20, 3) == below.shown(20, 3))
    }

    @Test(arguments: 0...30, 0...5)
    func `nothing of the view below is left in any size, nor drawn outside`(
        columns: Int, rows: Int
    ) {
        let view = below.sheet(isPresented: true, title: "日本") { Text("日本") }
        let lines = HeadlessTerminal(columns: columns, rows: rows) { view }.lines
        #expect(lines.count == rows)
        #expect(lines.allSatisfy { $0.width <= columns })
        #expect(lines.allSatisfy { $0.text.allSatisfy("── 日本…".contains) })
    }

    @Test func `keys go to the sheet and to what is around it, never below`() {
        var pressed: [String] = []
        let view = Text("below").onKey(.tab) { pressed.append("below") }
            .sheet(isPresented: true, title: "") {
                Text("sheet").onKey(.escape) { pressed.append("sheet") }
            }
            .onKey(.escape) { pressed.append("around") }
            .onKey(.enter) { pressed.append("around") }
        let terminal = HeadlessTerminal(columns: 20, rows: 5) { view }
        #expect(!terminal.press(.tab))
        terminal.press(.escape, .enter)
        #expect(pressed == ["sheet", "around"])
    }
}
