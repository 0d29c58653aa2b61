import Testing

@testable import TerminalUI

private struct Lamp: View {
    @State var isLit = false

    var body: some View { Text(isLit ? "lit" : "dark") }
}

/// A mistake in a view's code stops a debug build with a message that describes it.
@MainActor
@Suite struct RuleTests {
    @Test func `a state can't be read before its view's body`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Lamp().isLit }
        }
    }

    @Test func `a state can't be changed while its view is laid out`() async {
        struct Screen: View {
            @State private var count = 0

            var body: some View {
                count += 1
                return Text("\(count)")
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = HeadlessTerminal(columns: 9, rows: 1) { Screen() } }
        }
    }

    @Test func `a view can't change in each of its frames`() async {
        struct Screen: View {
            @State private var count = 0

            var body: some View {
                Text("\(count)").onAppear { count += 1 }.onChange(of: count) { count += 1 }
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let terminal = HeadlessTerminal(columns: 9, rows: 1) { Screen() }
                for _ in 0..<100 { _ = terminal.frame }
            }
        }
    }

    @Test func `two elements can't have one id`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = HeadlessTerminal(columns: 9, rows: 2) {
                    ForEach([1, 1], id: \.self) { Text("\($0)") }
                }
            }
        }
    }

    @Test func `two rows can't have one id`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = HeadlessTerminal(columns: 9, rows: 2) {
                    List([Item(id: 1), Item(id: 1)]) { item, _ in Text("\(item.id)") }
                }
            }
        }
    }

    @Test func `two tabs can't have one value`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = HeadlessTerminal(columns: 9, rows: 2) {
                    TabView(selection: .constant(1)) {
                        Tab("a", value: 1) { Text("a") }
                        Tab("b", value: 1) { Text("b") }
                    }
                }
            }
        }
    }
}
