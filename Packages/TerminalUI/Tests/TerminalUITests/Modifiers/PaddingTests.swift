import TerminalUI
import Testing

@MainActor
struct PaddingTests {
    private let content = VStack(spacing: 1) {
        Text("one two")
        Text("日本")
    }

    @Test func `each line moves to the right, an empty one stays empty`() {
        #expect(content.padding(leading: 2).plain(width: nil) == "  one two\n\n  日本\n")
    }

    @Test func `the padding takes part of the width`() {
        #expect(content.padding(leading: 2).plain(width: 7) == "  one\n  two\n\n  日本\n")
    }

    @Test func `the padding gives way before the content does`() {
        #expect(Text("ab").padding(leading: 4).plain(width: 3) == "  a\n  b\n")
        #expect(Text("ab").padding(leading: 4).plain(width: 1) == "a\nb\n")
        #expect(Text("ab").padding(leading: 4).plain(width: 0) == "\n")
    }

    @Test func `a negative padding is none`() {
        #expect(Text("ab").padding(leading: -1).plain(width: nil) == "ab\n")
    }

    @Test func `what shows nothing stays nothing`() {
        #expect(EmptyView().padding(leading: 2).rendered(width: nil) == [])
    }
}
