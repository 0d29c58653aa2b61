import Observation
import Testing

@testable import TerminalUI

@MainActor @Observable private final class Orrery {
    var name: String

    init(_ name: String) { self.name = name }
}

private enum Scale: EnvironmentKey {
    static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
    fileprivate var scale: Int {
        get { self[Scale.self] }
        set { self[Scale.self] = newValue }
    }
}

private struct Reader: View {
    @Environment(Orrery.self) private var orrery: Orrery?
    @Environment(\.scale) private var scale

    var body: some View { Text("\(orrery?.name ?? "none") \(scale)") }
}

/// A property that consists of other properties.
@MainActor
@propertyWrapper
private struct Title: DynamicProperty {
    @Environment(Orrery.self) private var orrery
    @State private var count = 2

    var wrappedValue: String { "\(orrery.name) \(count)" }
}

@MainActor
@Suite struct EnvironmentTests {
    @Test func `a view has what those around it give, the innermost first`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 4) {
            Reader()
            VStack {
                Reader()
                Reader().environment(\.scale, 3)
            }
            .environment(Orrery("brass"))
            .environment(\.scale, 2)
            Reader()
        }
        #expect(terminal.frame == "none 1\nbrass 2\nbrass 3\nnone 1")
    }

    @Test func `what fills the height and rows have it too`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 4) {
            VStack {
                List(0..<2, position: ListPosition(), onMove: { _ in }) { _, _ in Reader() }
                ScrollView(top: 0, onScroll: { _ in }) { Reader() }
            }
            .environment(Orrery("brass"))
        }
        #expect(terminal.frame == "brass 1\nbrass 1\nbrass 1\n")
    }

    @Test func `sheets and tabs have what is given around the place that they are said at`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 2) {
            TabView(selection: .constant(1)) {
                Tab("One", value: 1) {
                    Text("below").environment(\.scale, 9)
                        .sheet(isPresented: .constant(true)) { Reader() }
                        .environment(\.scale, 2)
                }
            }
            .environment(Orrery("brass"))
        }
        #expect(terminal.frame == "brass 2\n")
    }

    @Test func `a change to an object draws a new frame`() {
        let orrery = Orrery("brass")
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { Reader().environment(orrery) }
        orrery.name = "tin"
        #expect(terminal.frame == "tin 1")
    }

    @Test func `a property may be made of others`() {
        struct Screen: View {
            @Title private var title

            var body: some View { Text(title) }
        }
        let terminal = HeadlessTerminal(columns: 20, rows: 1) {
            Screen().environment(Orrery("brass"))
        }
        #expect(terminal.frame == "brass 2")
    }
}
