import TerminalUI
import Testing

@MainActor
struct BarTests {
    @Test(arguments: [
        (0, "\n"),
        (0.0001, "▏\n"),
        (0.0625, "▌\n"),
        (0.25, "██\n"),
        (0.3, "██▍\n"),
        (0.999, "████████\n"),
        (1, "████████\n"),
        (7, "████████\n"),
        (-1, "\n"),
        (.nan, "\n"),
        (.infinity, "████████\n"),
    ])
    func `the bar is as long as its share of eight columns`(fraction: Double, line: String) {
        #expect(Bar(fraction: fraction, width: 8).plain(width: nil) == line)
    }

    @Test func `the bar is drawn to the scale of the room there is`() {
        #expect(Bar(fraction: 0.5, width: 8).plain(width: 4) == "██\n")
        #expect(Bar(fraction: 0.5, width: 8).plain(width: 0) == "\n")
        #expect(Bar(fraction: 0.5, width: -8).plain(width: nil) == "\n")
    }

    @Test func `the bar has a color`() {
        #expect(
            Bar(fraction: 1, width: 2).foreground(.green).styled(width: nil)
                == "\u{1B}[32m██\u{1B}[0m\n")
    }
}
