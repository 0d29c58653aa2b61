import Testing

import TerminalUI

@MainActor
struct TextTests {
    @Test func `a text without a bound stays on one line`() {
        #expect(Text("one two three").rendered(width: nil).map(\.text) == ["one two three"])
    }
}
