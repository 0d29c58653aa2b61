import TerminalUI
import Testing

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
