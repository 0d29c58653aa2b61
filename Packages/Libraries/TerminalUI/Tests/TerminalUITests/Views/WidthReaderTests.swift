import TerminalUI
import Testing

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
