import Observation
import Testing

@testable import TerminalUI

@MainActor
struct ScrollViewTests {
    @MainActor @Observable
    final class Presenter {
        var top = 0
        var anchor: Int?
    }

    private let presenter = Presenter()

    private func terminal(columns: Int = 20, rows: Int = 3) -> HeadlessTerminal<some View> {
        HeadlessTerminal(columns: columns, rows: rows) { [presenter] in
            ScrollView(top: presenter.top, from: presenter.anchor) {
                presenter.top = $0
            } content: {
                Text("head")
                VStack(spacing: 1) {
                    ForEach(1...4) { number in
                        HStack {
                            Text("\(number)")
                            Text("some words").flexible()
                        }
                        .anchor(number)
                    }
                }
                .padding(leading: 1)
                Text("foot").frame(height: 2)
            }
        }
    }

    @Test(arguments: [
        (-5, ["head", " 1 some words", ""]),
        (0, ["head", " 1 some words", ""]),
        (1, [" 1 some words", "", " 2 some words"]),
        (2, ["", " 2 some words", ""]),
        (7, [" 4 some words", "foot", ""]),
        (99, [" 4 some words", "foot", ""]),
        (.max, [" 4 some words", "foot", ""]),
    ])
    func `the lines from the top on are in view`(top: Int, lines: [String]) {
        presenter.top = top
        #expect(terminal().frame == lines.joined(separator: "\n"))
    }

    @Test(arguments: [20, 7])
    func `every window shows what the whole has there`(columns: Int) throws {
        let lines = terminal(columns: columns, rows: 40).lines
        let whole = try #require(lines.firstIndex { $0.text == "foot" }) + 2
        for rows in 1...9 {
            let terminal = terminal(columns: columns, rows: rows)
            for top in 0...whole - rows {
                presenter.top = top
                #expect(terminal.lines == Array(lines[top..<top + rows]))
            }
        }
    }

    @Test func `an anchor is shown wherever the width puts it`() {
        presenter.anchor = 3
        #expect(terminal(rows: 1).frame == " 3 some words")
        #expect(terminal(columns: 8, rows: 2).frame == " 3 some\n   words")
        presenter.top = -1
        #expect(terminal(rows: 2).frame == "\n 3 some words")
        presenter.anchor = 77
        presenter.top = 0
        #expect(terminal(rows: 1).frame == "head")
    }

    @Test func `keys scroll and stop at the ends`() {
        let terminal = terminal()
        terminal.press(.up, .down, .character("j"))
        #expect(presenter.top == 2)
        terminal.press(.pageDown)
        #expect(presenter.top == 4)
        terminal.press(.control("d"), .control("d"))
        #expect(presenter.top == 6)
        terminal.press(.character("k"), .home, .end, .pageUp)
        #expect(presenter.top == 5)
        #expect(!terminal.press(.left))
    }

    @Test func `keys scroll from the anchor on`() {
        presenter.anchor = 2
        let terminal = terminal()
        #expect(terminal.frame == " 2 some words\n\n 3 some words")
        terminal.press(.up)
        #expect(presenter.top == -1)
        #expect(terminal.frame == "\n 2 some words\n")
        terminal.press(.home)
        #expect(presenter.top == -3)
        #expect(terminal.frame == "head\n 1 some words\n")
    }

    @Test func `printed, all is shown`() {
        let view = ScrollView(top: 1) { _ in
        } content: {
            Text("a")
            Text("b")
        }
        #expect(view.plain(width: nil) == "a\nb\n")
    }
}

@MainActor
struct LazyVStackTests {
    @Test func `printed, all views are shown`() {
        let view = LazyVStack(starts: [0, 1, 3]) { Text("view \($0)") }
        #expect(view.rendered(width: 20).map(\.text) == ["view 0", "view 1", ""])
    }

    @Test func `what a view shows beyond its lines is cut`() {
        let view = LazyVStack(starts: [0, 2, 3]) { _ in Text("a b c") }
        #expect(view.rendered(width: 1).map(\.text) == ["a", "b", "a"])
    }

    @Test func `without views there are no lines`() {
        #expect(LazyVStack(starts: []) { _ in Text("") }.rendered(width: 9).isEmpty)
        #expect(LazyVStack(starts: [0]) { _ in Text("") }.rendered(width: 9).isEmpty)
    }

    @Test(arguments: [
        (0, "head\n\n0\n0"), (1, "\n0\n0\n1"), (2, "0\n0\n1\n1"), (7, "2\n3\n3\n4"),
        (1_999, "998\n999\n999\ntail"),
    ])
    func `only the views in view are made`(top: Int, frame: String) {
        var made: Set<Int> = []
        let terminal = HeadlessTerminal(columns: 9, rows: 4) {
            ScrollView(top: top, onScroll: { _ in }) {
                VStack(spacing: 1) {
                    Text("head")
                    LazyVStack(starts: (0...1_000).map { $0 * 2 }) { index in
                        made.insert(index)
                        return VStack {
                            Text("\(index)")
                            Text("\(index)")
                        }
                    }
                }
                Text("tail")
            }
        }
        #expect(terminal.frame == frame)
        #expect(made.count <= 4)
    }

    @Test func `an anchor is the first line of its view`() {
        let terminal = HeadlessTerminal(columns: 9, rows: 2) {
            ScrollView(top: -1, from: 42, onScroll: { _ in }) {
                Text("head")
                LazyVStack(starts: Array(0...100), anchors: [50: 42]) { Text("\($0)") }
            }
        }
        #expect(terminal.frame == "49\n50")
    }
}

extension View {
    /// Names the view's first line.
    fileprivate func anchor(_ anchor: Int) -> some View {
        AnchoredView(content: self, anchor: anchor)
    }
}

private struct AnchoredView<Content: View>: View {
    let content: Content
    let anchor: Int

    func render(into stack: inout LineStack) {
        stack.append(content) { block in
            var block = block
            block.anchors[anchor] = 0
            return block
        }
    }
}
