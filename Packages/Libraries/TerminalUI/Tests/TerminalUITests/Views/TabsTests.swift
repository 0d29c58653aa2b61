import Testing

@testable import TerminalUI

@MainActor
struct TabsTests {
    private let titles = ["One", "Two", "Three"]

    @Test(arguments: [
        (40, 0, " One  Two  Three "),
        (40, 2, " One  Two  Three "),
        (12, 0, " One  Two  …"),
        (12, 2, " Two  Three "),
        (7, 2, " Three "),
        (4, 2, " Th…"),
        (0, 1, ""),
        (7, 9, " One  …"),
    ])
    func `the selected tab is in view`(width: Int, selected: Int, line: String) {
        #expect(Tabs(titles, selected: selected).plain(width: width) == line + "\n")
    }

    @Test func `the selected tab stands out`() {
        #expect(
            Tabs(["A", "B"], selected: 1).styled(width: nil)
                == "\u{1B}[2m A \u{1B}[0m\u{1B}[1;7m B \u{1B}[0m\n")
    }

    @Test func `without titles the line is empty`() {
        #expect(Tabs([], selected: 0).plain(width: 9) == "\n")
    }
}
