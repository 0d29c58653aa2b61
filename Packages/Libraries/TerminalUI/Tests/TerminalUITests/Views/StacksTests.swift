import TerminalUI
import Testing

@MainActor
struct HStackTests {
    @Test func `views stand side by side, as wide as what they show`() {
        let stack = HStack {
            Text("日本")
            EmptyView()
            VStack {
                Text("a")
                Text("bcd")
            }
            Text("|")
        }
        #expect(stack.plain(width: nil) == "日本 a   |\n     bcd\n")
        #expect(stack.plain(width: 10) == "日本 a   |\n     bcd\n")
        #expect(stack.plain(width: 7) == "日本 a\n     bc\n     d\n")
        #expect(stack.plain(width: 4) == "日本\n\n")
    }

    @Test func `flexible views share what is left equally`() {
        let stack = HStack(spacing: 0) {
            Text("[")
            Text("one two").flexible().bold()
            Text("|")
            Text("x").flexible().onKey(.tab) {}
            Text("]")
        }
        #expect(stack.plain(width: 12) == "[one |x    ]\n two\n")
        #expect(stack.plain(width: nil) == "[one two|x]\n")
    }

    @Test func `in one line text is cut`() {
        let stack = HStack {
            Text("one two").flexible()
            Text("12").frame(width: 4, alignment: .trailing)
        }
        #expect(stack.frame(height: 1).plain(width: 11) == "one t…   12\n")
        #expect(stack.frame(height: 1).plain(width: 5) == "   12\n")
    }

    @Test func `a spacer keeps two views apart`() {
        let stack = HStack {
            Text("left")
            Spacer()
            Text("right")
        }
        #expect(stack.plain(width: 14) == "left     right\n")
        #expect(stack.plain(width: 11) == "left  right\n")
        #expect(stack.shown(14, 2) == ["left     right", ""])
    }

    @Test(arguments: 9...40)
    func `a view after a spacer is told the columns that it gets`(columns: Int) {
        let stack = HStack(spacing: 2) {
            Text("left")
            Spacer()
            WidthReader { Text(String(repeating: "x", count: $0 ?? 0)) }
        }
        let rest = String(repeating: "x", count: columns - 8)
        #expect(stack.frame(height: 1).plain(width: columns) == "left    \(rest)\n")
    }

    @Test func `a list beside another view fills the height`() {
        let stack = VStack {
            HStack {
                List(1...9, position: ListPosition()) { _ in
                } row: { number, _ in
                    Text("row \(number)")
                }
                .frame(width: 6)
                Text("one two three").flexible()
            }
            Text("foot")
        }
        #expect(stack.shown(12, 4) == ["row 1  one", "row 2  two", "row 3  three", "foot"])
    }

    @Test(arguments: 0...30)
    func `no line is wider than the width`(width: Int) {
        let stack = HStack(spacing: 2) {
            Text("日本語").flexible()
            Text("name").frame(width: 7)
            Spacer()
            Text("👩‍👩‍👧‍👦e\u{301}")
        }
        #expect(stack.rendered(width: width).allSatisfy { $0.width <= width })
    }
}

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

@MainActor
struct WidthReaderTests {
    private let view = WidthReader { width in
        if let width, width < 60 {
            Text("narrow \(width)")
        } else {
            Text("wide")
        }
    }

    @Test func `a view depends on the columns that it gets`() {
        #expect(view.plain(width: 59) == "narrow 59\n")
        #expect(view.plain(width: 60) == "wide\n")
        #expect(view.plain(width: nil) == "wide\n")
        #expect(view.padding(leading: 2).plain(width: 60) == "  narrow 58\n")
    }
}
