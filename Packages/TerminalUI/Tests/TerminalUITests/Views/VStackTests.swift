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
