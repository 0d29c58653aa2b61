import Observation
import Testing

@testable import TerminalUI

private struct Counter: View {
    @State private var count: Int
    let name: String

    init(_ name: String, from start: Int = 0) {
        self.name = name
        _count = State(initialValue: start)
    }

    var body: some View {
        Text("\(name) \(count)").onKey(.character(name.first ?? " ")) { count += 1 }
    }
}

@MainActor @Observable private final class Model {
    var isOn = true
    var names = ["a", "b", "c"]
    var text = ""
}

@MainActor
@Suite struct StateTests {
    @Test func `a view's state outlives its value`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { Counter("a", from: 3) }
        terminal.press(.character("a"), .character("a"))
        #expect(terminal.frame == "a 5")
    }

    @Test func `a view keeps each of its states, whatever properties stand between`() {
        struct Screen: View {
            @Environment(\.isSelected) private var isSelected
            @State private var name = "moon"
            @Environment(\.dismiss) private var dismiss
            @State private var count = 0

            var body: some View {
                Text("\(name) \(count)").onKey(.enter) {
                    name += "!"
                    count += 1
                }
            }
        }
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { Screen() }
        terminal.press(.enter, .enter)
        #expect(terminal.frame == "moon!! 2")
    }

    @Test func `views of one type beside each other have states of their own`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 2) {
            Counter("a")
            Counter("b")
        }
        terminal.press(.character("b"), .character("b"), .character("a"))
        #expect(terminal.frame == "a 1\nb 2")
    }

    @Test func `a state ends with the branch that shows it`() {
        let model = Model()
        let terminal = HeadlessTerminal(columns: 20, rows: 1) {
            if model.isOn { Counter("a") } else { Counter("a", from: 7) }
        }
        terminal.press(.character("a"))
        #expect(terminal.frame == "a 1")
        model.isOn = false
        #expect(terminal.frame == "a 7")
        model.isOn = true
        #expect(terminal.frame == "a 0")
    }

    @Test func `an element's view keeps its state where the element goes`() {
        let model = Model()
        let terminal = HeadlessTerminal(columns: 20, rows: 3) {
            ForEach(model.names, id: \.self) { Counter($0) }
        }
        terminal.press(.character("b"))
        model.names = ["c", "b", "d"]
        #expect(terminal.frame == "c 0\nb 1\nd 0")
        model.names = ["a"]
        #expect(terminal.frame.hasPrefix("a 0"))
    }

    @Test func `another id begins anew`() {
        let model = Model()
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { Counter("a").id(model.text) }
        terminal.press(.character("a"))
        model.text = "other"
        #expect(terminal.frame == "a 0")
    }

    @Test func `what fills the height keeps its state too`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 4) {
            HStack {
                VStack {
                    Counter("a")
                    Spacer()
                }
                .flexible()
                Counter("b").flexible()
            }
        }
        terminal.press(.character("a"), .character("b"), .character("b"))
        terminal.resize(columns: 30, rows: 4)
        #expect(terminal.frame.contains("a 1"))
        #expect(terminal.frame.contains("b 2"))
    }

    @Test func `a row out of sight keeps its state`() {
        struct Row: View {
            @State private var isOpen = false
            let name: Item

            var body: some View {
                Button("\(name.id)\(isOpen ? " open" : "")") { isOpen.toggle() }
            }
        }
        struct Screen: View {
            @State private var position = ListPosition()

            var body: some View {
                List((0..<50).map { Item(id: $0) }, position: $position) { item, _ in
                    Row(name: item)
                }
            }
        }
        let terminal = HeadlessTerminal(columns: 20, rows: 3) { Screen() }
        terminal.press(.down, .enter)
        #expect(terminal.frame == "0\n1 open\n2")
        terminal.press(.end)
        #expect(terminal.frame == "47\n48\n49")
        terminal.press(.home)
        #expect(terminal.frame == "0\n1 open\n2")
    }

    @Test func `what a row in sight shows no more is forgotten`() {
        let model = Model()
        let terminal = HeadlessTerminal(columns: 20, rows: 1) {
            List([Item(id: 1)]) { _, _ in
                if model.isOn { Counter("a") } else { Text("off") }
            }
        }
        terminal.press(.character("a"))
        #expect(terminal.frame == "a 1")
        model.isOn = false
        #expect(terminal.frame == "off")
        model.isOn = true
        #expect(terminal.frame == "a 0")
    }

    @Test func `to set an equal value lays out no frame, by whichever way it is set`() {
        struct Screen: View {
            @State private var name = "moon"
            @State private var position = ListPosition()
            let model: Model
            let onLayout: @MainActor () -> Void

            var body: some View {
                let _ = onLayout()
                let (name, part) = ($name, $position.selected)
                Text("\(self.name) \(model.text) \(position.selected)")
                    .onKey(.character("s")) { self.name = "moon" }
                    .onKey(.character("b")) { name.wrappedValue = "moon" }
                    .onKey(.character("p")) { part.wrappedValue = 0 }
                    .onKey(.character("o")) { model.text = "" }
                    .onKey(.enter) { self.name = "sun" }
            }
        }
        var layouts = 0
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [model = Model()] in
            Screen(model: model) { layouts += 1 }
        }
        for key in "sbpo" {
            terminal.type(String(key))
            #expect(layouts == 1, "\(key)")
        }
        terminal.press(.enter)
        #expect(terminal.frame == "sun  0")
        #expect(layouts == 2)
    }

    @Test func `a binding changes what another view keeps`() {
        struct Child: View {
            @Binding var text: String

            var body: some View { Text(text).onKey(.enter) { text += "!" } }
        }
        struct Parent: View {
            @State private var text = "moon"

            var body: some View {
                Child(text: $text)
                Text(text)
            }
        }
        let terminal = HeadlessTerminal(columns: 20, rows: 2) { Parent() }
        terminal.press(.enter)
        #expect(terminal.frame == "moon!\nmoon!")
    }

    @Test func `a bindable object gives bindings to its properties`() {
        let model = Model()
        let bindable = Bindable(model)
        bindable.text.wrappedValue = "moon"
        #expect(model.text == "moon")
    }

    @Test func `a property that is nil at first gets its state when it is there`() {
        struct Query: DynamicProperty {
            @State var count = 4
        }
        struct Screen: View {
            let query: Query?

            var body: some View {
                Text(query.map { "\($0.count)" } ?? "none").onKey(.enter) { query?.count += 1 }
            }
        }
        let model = Model()
        model.isOn = false
        let terminal = HeadlessTerminal(columns: 20, rows: 1) {
            Screen(query: model.isOn ? Query() : nil)
        }
        #expect(terminal.frame == "none")
        model.isOn = true
        terminal.press(.enter)
        #expect(terminal.frame == "5")
    }

    @Test func `printed, a view shows its first state`() {
        #expect(Counter("a", from: 4).rendered(width: nil).map(\.text) == ["a 4"])
    }
}

struct Item: Identifiable {
    let id: Int
}
