import Observation
import Testing

@testable import TerminalUI

@MainActor @Observable
private final class Desk {
    var item: Item?
    var isHelpShown = false
    var log: [String] = []
}

/// Shows the keys that it gets, and its name.
private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    let name: String

    var body: some View {
        Text("\(name) \(count)")
            .onKey(.character("+")) { count += 1 }
            .onKey(.character("q")) { dismiss() }
    }
}

/// A view that opens a sheet.
private struct Opener: View {
    @State private var item: Item?

    var body: some View {
        Button("open") { item = Item(id: 7) }
            .sheet(item: $item) {
                Sheet(name: "sheet of \($0.id)").navigationTitle("Item \($0.id)")
            }
    }
}

/// Where a sheet is opened.
private enum Place: CaseIterable {
    case frame, styled, columns, filled, row, scrolled, lazy, titled
}

private struct PlacedOpener: View {
    let place: Place

    var body: some View {
        switch place {
        case .frame: Opener().frame(width: 4, height: 1)
        case .styled: Opener().padding(leading: 2).bold()
        case .columns:
            HStack {
                Text("left")
                Opener().flexible()
            }
        case .filled:
            VStack {
                Spacer()
                Opener()
            }
            .frame(width: 9)
        case .row: List([Item(id: 1), Item(id: 2)]) { _, _ in Opener() }
        case .scrolled: ScrollView { Opener() }
        case .lazy: ScrollView { LazyVStack(starts: [0, 1]) { _ in Opener() } }
        case .titled: NavigationStack { Opener().navigationTitle("Desk") }
        }
    }
}

@MainActor
struct ViewSheetTests {
    private let desk = Desk()

    private let below = VStack {
        Text("日本語日本語日本語日")
        Text("second line")
        Spacer()
        Text("the last line here")
    }

    @Test func `a sheet takes the whole screen, below its title`() {
        let view = below.sheet(isPresented: .constant(true)) {
            Text("q  leaves").navigationTitle("Keys")
        }
        #expect(view.shown(20, 4) == ["── Keys ────────────", "q  leaves", "", ""])
    }

    @Test func `without a title there is no line for one`() {
        let view = below.sheet(isPresented: .constant(true)) { Text("q  leaves") }
        #expect(view.shown(20, 3) == ["q  leaves", "", ""])
    }

    @Test func `a stack in the sheet shows the title in its stead`() {
        let view = below.sheet(isPresented: .constant(true)) {
            NavigationStack { Text("q  leaves").navigationTitle("Keys") }
        }
        #expect(view.shown(20, 3) == ["Keys", "q  leaves", ""])
    }

    @Test func `what fills the height has all lines but the title's`() {
        let view = below.sheet(isPresented: .constant(true)) {
            ScrollView(top: 1) { _ in
            } content: {
                ForEach(0..<9) { number in Text("line \(number)") }
            }
            .navigationTitle("A title that is too long")
        }
        #expect(view.shown(14, 4) == ["── A title th…", "line 1", "line 2", "line 3"])
    }

    @Test func `without its condition there is no sheet`() {
        let view = below.sheet(isPresented: .constant(false)) { Text("q  leaves") }
        #expect(view.shown(20, 3) == below.shown(20, 3))
    }

    @Test(arguments: 0...30, 0...5)
    func `nothing of the view below is left in any size, nor drawn outside`(
        columns: Int, rows: Int
    ) {
        let view = below.sheet(isPresented: .constant(true)) {
            Text("日本").navigationTitle("日本")
        }
        let lines = HeadlessTerminal(columns: columns, rows: rows) { view }.lines
        #expect(lines.count == rows)
        #expect(lines.allSatisfy { $0.width <= columns })
        #expect(lines.allSatisfy { $0.text.allSatisfy("── 日本…".contains) })
    }

    @Test(arguments: Place.allCases)
    fileprivate func `a sheet covers the screen wherever it is opened`(place: Place) {
        let terminal = HeadlessTerminal(columns: 14, rows: 3) { PlacedOpener(place: place) }
        let before = terminal.frame
        terminal.press(.enter)
        #expect(terminal.frame == "── Item 7 ────\nsheet of 7 0\n")
        terminal.press(.character("+"), .escape)
        #expect(terminal.frame == before)
        terminal.press(.enter)
        #expect(terminal.frame == "── Item 7 ────\nsheet of 7 0\n", "it begins anew")
        terminal.press(.character("q"))
        #expect(terminal.frame == before)
        #expect(!terminal.isDismissed)
    }

    @Test func `a sheet of a row that isn't selected has buttons that can be pressed`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 2) { [desk] in
            List([Item(id: 1), Item(id: 2)]) { row, _ in
                Text("\(row.id)").sheet(isPresented: .constant(row.id == 2)) {
                    Button("close") { desk.log.append("closed") }
                }
            }
        }
        terminal.press(.enter)
        #expect(desk.log == ["closed"])
    }

    @Test func `the topmost sheet alone gets keys`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [desk] in
            Text("below").onKey(.tab) { desk.log.append("below") }
                .sheet(item: Bindable(desk).item) { _ in
                    Text("sheet").onKey(.tab) { desk.log.append("sheet") }
                        .onKey(.character("?")) { desk.isHelpShown = true }
                        .sheet(isPresented: Bindable(desk).isHelpShown) {
                            Text("help").onKey(.enter) { desk.log.append("help") }
                        }
                }
                .onKey { _ in
                    desk.log.append("around")
                    return true
                }
        }
        desk.item = Item(id: 1)
        #expect(terminal.frame == "sheet")
        terminal.press(.tab, .character("?"))
        #expect(terminal.frame == "help")
        #expect(!terminal.press(.tab))
        #expect(terminal.press(.enter))
        #expect(desk.log == ["sheet", "help"])
        terminal.press(.escape)
        #expect(terminal.frame == "sheet")
        terminal.press(.escape)
        #expect(terminal.frame == "below")
        terminal.press(.escape)
        #expect(desk.log == ["sheet", "help", "around"])
    }

    @Test func `of two sheets the outer view's is on top`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [desk] in
            ScrollView { Text("below").sheet(item: Bindable(desk).item) { _ in Text("sheet") } }
                .sheet(isPresented: Bindable(desk).isHelpShown) { Text("help") }
        }
        desk.item = Item(id: 1)
        desk.isHelpShown = true
        #expect(terminal.frame == "help")
        terminal.press(.escape)
        #expect(terminal.frame == "sheet")
    }

    @Test func `escape goes first to what the content binds`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [desk] in
            Text("below").sheet(item: Bindable(desk).item) { _ in
                Text("sheet").onKey { key in
                    if key == .escape, desk.log.isEmpty {
                        desk.log.append("search ended")
                        return true
                    }
                    return false
                }
            }
        }
        desk.item = Item(id: 1)
        terminal.press(.escape)
        #expect(desk.log == ["search ended"])
        #expect(terminal.frame == "sheet")
        terminal.press(.escape)
        #expect(terminal.frame == "below")
    }

    @Test func `a sheet that is gone can't take away the next`() {
        var dismiss: DismissAction?
        struct Reader: View {
            @Environment(\.dismiss) private var dismiss
            let read: (DismissAction) -> Void

            var body: some View {
                let _ = read(dismiss)
                Text("sheet")
            }
        }
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [desk] in
            Text("below").sheet(item: Bindable(desk).item) { item in
                if item.id == 1 { Reader { dismiss = $0 } } else { Text("next") }
            }
        }
        desk.item = Item(id: 1)
        #expect(terminal.frame == "sheet")
        desk.item = Item(id: 2)
        #expect(terminal.frame == "next")
        dismiss?()
        #expect(terminal.frame == "next")
    }

    @Test func `what is below goes on, and follows what it shows`() async {
        struct Below: View {
            @State private var count = 0
            let desk: Desk

            var body: some View {
                if desk.log.isEmpty {
                    Sheet(name: "below \(count)")
                        .task {
                            while !Task.isCancelled {
                                count += 1
                                await Task.yield()
                            }
                            desk.log.append("ended")
                        }
                } else {
                    Text("gone")
                }
            }
        }
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [desk] in
            Below(desk: desk).sheet(item: Bindable(desk).item) { _ in Text("sheet") }
        }
        terminal.press(.character("+"))
        desk.item = Item(id: 1)
        #expect(terminal.frame == "sheet")
        for _ in 0..<100 { await Task.yield() }
        #expect(desk.log == [])
        terminal.press(.escape)
        #expect(terminal.frame.hasPrefix("below"))
        #expect(terminal.frame.hasSuffix(" 1"))
        #expect(!terminal.frame.hasPrefix("below 0"))
        // A covered view that is gone ends its tasks, too.
        desk.item = Item(id: 1)
        desk.log = ["now"]
        #expect(terminal.frame == "sheet")
        for _ in 0..<1000 where desk.log == ["now"] { await Task.yield() }
        #expect(desk.log == ["now", "ended"])
        await terminal.end()
    }
}
