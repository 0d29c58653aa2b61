import Observation
import TerminalUI
import Testing

@MainActor
struct ListTests {
    @MainActor @Observable
    final class Presenter {
        var position = ListPosition()
        var rows = Array(0..<100)
        @ObservationIgnored var laidOut: [Int] = []
    }

    private let presenter = Presenter()

    private func terminal(rows: Int) -> HeadlessTerminal<some View> {
        HeadlessTerminal(columns: 8, rows: rows) { [presenter] in
            VStack {
                Text("\(presenter.rows.count) rows")
                List(presenter.rows, position: presenter.position) {
                    presenter.position = $0
                } row: { number, isSelected in
                    let _ = presenter.laidOut.append(number)
                    Text("row \(number)日本").reversed(isSelected)
                }
            }
        }
    }

    @Test func `keys move the selected row, which is a bar`() {
        let terminal = terminal(rows: 4)
        terminal.press(.down, .character("j"), .down)
        #expect(
            terminal.styledFrame == """
                100 rows
                row 1日…
                row 2日…
                \u{1B}[7mrow 3日…\u{1B}[0m
                """)
        terminal.press(.pageDown, .control("d"), .up, .character("k"))
        #expect(presenter.position == ListPosition(selected: 4, top: 4))
        terminal.press(.control("u"))
        #expect(presenter.position == ListPosition(selected: 3, top: 3))
        terminal.press(.end)
        #expect(terminal.frame == "100 rows\nrow 97…\nrow 98…\nrow 99…")
        terminal.press(.character("g"), .character("G"), .home, .pageDown, .pageUp, .control("u"))
        #expect(presenter.position == ListPosition())
    }

    @Test func `a row that is shorter than the list is selected up to the edge`() {
        let list = List([1], position: ListPosition()) { _ in
        } row: { number, isSelected in
            HStack { Text("\(number)") }.reversed(isSelected)
        }
        let terminal = HeadlessTerminal(columns: 4, rows: 1) { list }
        #expect(terminal.styledFrame == "\u{1B}[7m1   \u{1B}[0m")
    }

    @Test func `only visible rows are laid out`() {
        let terminal = terminal(rows: 4)
        #expect(presenter.laidOut == [0, 1, 2])
        presenter.laidOut = []
        terminal.press(.end)
        #expect(presenter.laidOut == [97, 98, 99])
    }

    @Test func `a position out of range is shown as the nearest`() {
        let terminal = terminal(rows: 4)
        terminal.press(.end)
        presenter.rows = [7, 8]
        #expect(terminal.frame == "2 rows\nrow 7日…\nrow 8日…\n")
        terminal.press(.up)
        #expect(presenter.position == ListPosition())
        presenter.rows = []
        #expect(terminal.frame == "0 rows\n\n\n")
        #expect(terminal.press(.down))
    }

    @Test func `a taller screen shows more`() {
        let terminal = terminal(rows: 2)
        terminal.press(.down)
        terminal.resize(columns: 12, rows: 4)
        #expect(terminal.frame == "100 rows\nrow 1日本\nrow 2日本\nrow 3日本")
        terminal.resize(columns: 12, rows: 1)
        #expect(terminal.frame == "100 rows")
    }

    @Test func `other keys go on to the views around`() {
        #expect(!terminal(rows: 4).press(.left))
        #expect(!terminal(rows: 4).press(.character("x")))
    }
}
