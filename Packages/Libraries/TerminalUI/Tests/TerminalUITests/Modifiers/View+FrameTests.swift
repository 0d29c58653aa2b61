import TerminalUI
import Testing

@MainActor
struct ViewFrameTests {
    @Test func `a frame has as many lines as it shall`() {
        let text = Text("one two three")
        #expect(text.frame(height: 2).plain(width: 5) == "one\ntwo\n")
        #expect(text.frame(height: 4).plain(width: 9) == "one two\nthree\n\n\n")
        #expect(text.frame(height: 0).rendered(width: 9) == [])
        #expect(text.frame(height: -1).rendered(width: 9) == [])
        #expect(text.frame(height: 9).shown(20, 2) == ["one two three", ""])
    }

    @Test func `in a frame of one line text is cut`() {
        #expect(Text("one two three").frame(height: 1).plain(width: 9) == "one two …\n")
    }

    @Test func `a frame has as many columns as it shall`() {
        let row = HStack {
            Text("日本語").frame(width: 5)
            Text("7").frame(width: 3, alignment: .trailing)
            Text("|")
        }
        #expect(row.plain(width: 40) == "日本    7 |\n語\n")
        #expect(row.frame(height: 1).plain(width: 40) == "日本…   7 |\n")
        #expect(Text("one two").frame(width: 20).plain(width: 5) == "one\ntwo\n")
    }

    @Test func `a table in a frame is cut to it`() {
        let table = Table(["abcdef"]) { Column("") { text in Text(text) } }
        #expect(table.frame(width: 4).plain(width: nil) == "abc…\n")
    }
}

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
