import TerminalUI
import Testing

@MainActor
struct VStackTests {
    @Test func `views stand below each other`() {
        let stack = VStack {
            Text("a")
            Text("b")
        }
        #expect(stack.plain(width: nil) == "a\nb\n")
    }

    @Test func `spacing stands between views, not around those that show nothing`() {
        let hidden: Text? = nil
        let stack = VStack(spacing: 1) {
            EmptyView()
            Text("a")
            hidden
            VStack {
                Text("b")
                Text("c")
            }
            VStack {}
            Text("")
            EmptyView()
        }
        #expect(stack.plain(width: nil) == "a\n\nb\nc\n\n\n")
    }

    @Test func `a negative spacing is none`() {
        let stack = VStack(spacing: -1) {
            Text("a")
            Text("b")
        }
        #expect(stack.plain(width: nil) == "a\nb\n")
    }

    @Test func `an empty stack has no lines`() {
        #expect(VStack {}.rendered(width: 80) == [])
    }
}

@MainActor
struct VStackHeightTests {
    private func list(_ count: Int) -> some View {
        List(0..<count, position: ListPosition()) { _ in
        } row: { number, _ in
            Text("row \(number)")
        }
    }

    @Test(arguments: [
        (6, ["head", "row 0", "row 1", "row 2", "row 3", "foot"]),
        (3, ["head", "row 0", "foot"]),
        (2, ["head", "foot"]),
        (1, ["head"]),
    ])
    func `a list gets the lines that the views around it leave`(rows: Int, lines: [String]) {
        let stack = VStack {
            Text("head")
            list(9)
            Text("foot")
        }
        #expect(stack.shown(10, rows) == lines)
    }

    @Test func `spacing is taken off before`() {
        let stack = VStack(spacing: 1) {
            Text("head")
            list(9)
            EmptyView()
            Text("foot").onKey(.tab) {}
        }
        #expect(stack.shown(10, 6) == ["head", "", "row 0", "row 1", "", "foot"])
    }

    @Test func `two lists share the lines`() {
        let stack = VStack {
            list(9)
            Text("between")
            list(1)
        }
        #expect(stack.shown(10, 6) == ["row 0", "row 1", "between", "row 0", "", ""])
    }

    @Test func `a list in stacks and modifiers still fills the height`() {
        let stack = VStack {
            Text("head")
            VStack {
                VStack { list(9) }.padding(leading: 2).bold().onKey(.tab) {}
                Text("status")
            }
            .frame(width: 8)
            Text("foot")
        }
        #expect(stack.shown(10, 5) == ["head", "  row 0", "  row 1", "status", "foot"])
    }

    @Test func `a spacer moves what is below it to the bottom`() {
        let stack = VStack {
            Text("head")
            Spacer()
            Text("foot")
        }
        #expect(stack.shown(10, 4) == ["head", "", "", "foot"])
    }

    @Test func `printed, a list shows all rows and a spacer nothing`() {
        let stack = VStack {
            list(2)
            Spacer()
            Text("foot")
        }
        #expect(stack.plain(width: nil) == "row 0\nrow 1\nfoot\n")
    }
}
