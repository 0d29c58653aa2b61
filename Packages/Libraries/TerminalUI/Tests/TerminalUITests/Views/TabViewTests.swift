import Observation
import Testing

@testable import TerminalUI

private enum Shelf: Hashable { case books, maps, letters }

@MainActor @Observable
private final class Library {
    var shelf = Shelf.books
    var isTabbed = true
    var log: [String] = []

    func wait(for name: String) async {
        log.append("began \(name)")
        while !Task.isCancelled { await Task.yield() }
        log.append("ended \(name)")
    }
}

private struct ShelfView: View {
    @State private var count = 0
    let name: String
    let library: Library

    var body: some View {
        let _ = library.log.append("made \(name)")
        Text("\(name) \(count)")
            .onKey(.character("+")) { count += 1 }
            .task { await library.wait(for: name) }
    }
}

private struct LibraryView: View {
    let library: Library

    var body: some View {
        if library.isTabbed {
            TabView(selection: Bindable(library).shelf) {
                Tab("Books", value: .books) { ShelfView(name: "books", library: library) }
                Tab("Maps", value: .maps) {
                    ShelfView(name: "maps", library: library)
                    Spacer()
                    Text("scale").onKey(.right) { library.log.append("right") }
                }
                Tab("Letters", value: .letters) {
                    List((0..<5).map { Item(id: $0) }) { item, _ in
                        ShelfView(name: "\(item.id)", library: library)
                    }
                }
            } accessory: {
                Text("Ada's").dim()
            }
        } else {
            Text("closed")
        }
    }
}

@MainActor
@Suite struct TabViewTests {
    private let library = Library()

    private func terminal() -> HeadlessTerminal<some View> {
        HeadlessTerminal(columns: 32, rows: 4) { [library] in LibraryView(library: library) }
    }

    private func settle(until isDone: () -> Bool) async {
        for _ in 0..<1000 where !isDone() { await Task.yield() }
    }

    private func made() -> Set<String> {
        Set(library.log.filter { $0.hasPrefix("made") })
    }

    @Test func `the titles stand above the selected tab, the accessory at their right`() async {
        let terminal = terminal()
        #expect(terminal.frame == " Books  Maps  Letters      Ada's\nbooks 0\n\n")
        library.shelf = .maps
        #expect(terminal.frame == " Books  Maps  Letters      Ada's\nmaps 0\n\nscale")
        let row = HStack(spacing: 2) {
            Tabs(["Books", "Maps", "Letters"], selected: 1)
            Spacer()
            Text("Ada's").dim()
        }
        #expect(
            terminal.styledFrame.split(separator: "\n").first.map { "\($0)\n" }
                == row.frame(height: 1).styled(width: 32))
        await terminal.end()
    }

    @Test func `without an accessory, and without the selected tab`() {
        let view = TabView(selection: .constant(3)) {
            Tab("One", value: 1) { Text("one") }
            Tab("Two", value: 2) { Text("two") }
        }
        #expect(view.shown(12, 2) == [" One  Two", ""])
    }

    @Test func `keys go round about, unless the content takes them`() async {
        let terminal = terminal()
        terminal.press(.backTab)
        #expect(library.shelf == .letters)
        terminal.press(.tab)
        #expect(library.shelf == .books)
        terminal.press(.right)
        #expect(library.shelf == .maps)
        terminal.press(.right)
        #expect(library.shelf == .maps)
        #expect(library.log.contains("right"))
        terminal.press(.left)
        #expect(library.shelf == .books)
        #expect(!terminal.press(.up))
        await terminal.end()
    }

    @Test func `a tab that was never selected isn't made, and its task doesn't begin`() async {
        let terminal = terminal()
        await settle { library.log.contains("began books") }
        library.shelf = .letters
        _ = terminal.frame
        await settle { library.log.contains("began 2") }
        #expect(!made().contains("made maps"))
        #expect(!library.log.contains("began maps"))
        await terminal.end()
    }

    @Test func `a tab that isn't shown keeps its state, and no list row is lost`() async {
        let terminal = terminal()
        terminal.press(.character("+"), .tab, .character("+"), .character("+"))
        library.shelf = .letters
        _ = terminal.frame
        terminal.press(.character("+"), .tab)
        library.log = []
        library.shelf = .maps
        #expect(terminal.frame.contains("maps 2"))
        #expect(made() == ["made maps"])
        library.shelf = .letters
        #expect(terminal.frame.contains("0 1\n1 0"))
        library.isTabbed = false
        #expect(terminal.frame.hasPrefix("closed"))
        library.isTabbed = true
        #expect(terminal.frame.contains("0 0"))
        await terminal.end()
    }

    @Test func `a tab's tasks are cancelled while it isn't shown, and begin again with it`() async {
        let terminal = terminal()
        await settle { library.log.contains("began books") }
        library.shelf = .letters
        _ = terminal.frame
        await settle { library.log.contains("ended books") && library.log.contains("began 2") }
        #expect(library.log.contains("ended books"))
        library.log = []
        library.shelf = .books
        _ = terminal.frame
        await settle { library.log.count { !$0.hasPrefix("made") } == 4 }
        #expect(
            Set(library.log.filter { !$0.hasPrefix("made") })
                == ["began books", "ended 0", "ended 1", "ended 2"])
        await terminal.end()
    }
}
