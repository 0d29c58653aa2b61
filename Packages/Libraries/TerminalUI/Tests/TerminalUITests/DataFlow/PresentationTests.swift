import Testing

@testable import TerminalUI

@MainActor
@Suite struct PresentationTests {
    @Test func `a screen stands below the title that it says`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 3) {
            NavigationStack {
                VStack {
                    List(0..<9, position: ListPosition(), onMove: { _ in }) { row, _ in
                        Text("\(row)")
                    }
                }
                .navigationTitle("Orrery")
            }
        }
        #expect(terminal.frame == "Orrery\n0\n1")
    }

    @Test func `a title flows upwards from wherever it is said`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 3) {
            NavigationStack {
                HStack {
                    Text("left")
                    VStack {
                        Spacer()
                        Text("below").navigationTitle("Orrery")
                    }
                }
            }
        }
        #expect(terminal.frame == "Orrery\nleft\n     below")
    }

    @Test func `a list is made once for a frame if the title is said outside of it`() {
        var made: [Int] = []
        let terminal = HeadlessTerminal(columns: 20, rows: 2) {
            NavigationStack {
                VStack {
                    List([Item(id: 1)]) { item, _ in
                        let _ = made.append(item.id)
                        Text("moon")
                    }
                }
                .navigationTitle("Orrery")
            }
        }
        #expect(terminal.frame == "Orrery\nmoon")
        #expect(made == [1])
    }

    @Test func `a frame that is higher than the screen ends with it`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 3) {
            NavigationStack {
                List((0..<9).map { Item(id: $0) }) { item, _ in Text("\(item.id)") }
                    .frame(height: 7).navigationTitle("Orrery")
            }
        }
        terminal.press(.end)
        #expect(terminal.frame == "Orrery\n7\n8")
    }

    @Test func `a button takes its key, or enter`() {
        struct Buttons: View {
            @State private var pressed = ""

            var body: some View {
                Text("\(pressed).")
                Button("retry", key: .character("t")) { pressed += "t" }
                Button("open") { pressed += "o" }
            }
        }
        let terminal = HeadlessTerminal(columns: 20, rows: 3) { Buttons() }
        terminal.press(.character("t"), .enter)
        #expect(terminal.frame == "to.\nretry\nopen")
    }

    @Test func `progress has a bar as soon as there is something to count`() {
        #expect(ProgressView("Reading").rendered(width: nil).map(\.text) == ["Reading"])
        #expect(
            ProgressView("Reading", value: 1, total: 2).rendered(width: nil).map(\.text)
                == ["Reading", "███████████████ 1/2"])
    }
}
