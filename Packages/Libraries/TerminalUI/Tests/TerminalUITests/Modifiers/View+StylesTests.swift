import TerminalUI
import Testing

@MainActor
struct ViewStylesTests {
    @Test func `a style covers all lines, and leaves colors that are there`() {
        let view = HStack {
            Text("a").foreground(.red)
            Text("b")
        }
        #expect(
            view.bold().foreground(.blue).styled(width: nil)
                == "\u{1B}[1;31ma\u{1B}[0m\u{1B}[1;34m b\u{1B}[0m\n")
        #expect(view.dim().styled(width: nil) == "\u{1B}[2;31ma\u{1B}[0m\u{1B}[2m b\u{1B}[0m\n")
    }

    @Test func `reversing depends on a condition`() {
        #expect(VStack { Text("a") }.reversed().styled(width: nil) == "\u{1B}[7ma\u{1B}[0m\n")
        #expect(Text("a").reversed(false).styled(width: nil) == "a\n")
    }
}
