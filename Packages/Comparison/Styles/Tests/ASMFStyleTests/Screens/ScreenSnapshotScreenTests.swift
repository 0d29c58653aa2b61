import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ASMFStyle

/// Tests what one run of the browser saves for the next.
@MainActor
@Suite struct ScreenSnapshotScreenTests {
    /// Filters, selects the second row, and quits.
    private func leave(_ screen: BrowserScreen) async {
        await screen.shows("▸ apple")
        screen.terminal.type("/e")
        screen.terminal.press(.enter, .down)
        screen.terminal.type("q")
        await screen.terminal.end()
    }

    @Test func `the next run begins where the last one has ended`() async {
        let dependency = TestDependency()
        await leave(BrowserScreen(dependency))
        let screen = BrowserScreen(dependency)
        await screen.shows("▸ cedar")
        #expect(screen.lines.contains { $0.hasPrefix("Filter: e") && $0.hasSuffix("2 of 3") })
        #expect(screen.lines.last == "esc all  enter open  / filter  r read again  q quit")
        await screen.terminal.end()
        #expect(
            dependency.screenSnapshotDriver.writes == [
                ScreenSnapshot(filter: "e", selection: "cedar:all")
            ])
    }

    @Test func `another system begins without that filter, and costs the first one nothing`() async
    {
        let dependency = TestDependency()
        await leave(BrowserScreen(dependency))
        let other = BrowserScreen(dependency, source: .root("/mnt"))
        await other.shows("▸ apple")
        #expect(!other.terminal.frame.contains("Filter"))
        other.terminal.type("q")
        await other.terminal.end()
        let screen = BrowserScreen(dependency)
        await screen.shows("▸ cedar")
        await screen.terminal.end()
    }

    @Test func `frames are the same whether or not the screen can be kept`() async {
        var frames: [String] = []
        for isBroken in [false, true] {
            let dependency = TestDependency()
            if isBroken { dependency.screenSnapshotDriver.fail(with: .noPlace) }
            let screen = BrowserScreen(dependency)
            await screen.shows("▸ apple")
            screen.terminal.type("/i")
            await screen.second()
            await eventually { screen.clock.sleepers == 1 }
            await eventually { dependency.screenSnapshotDriver.writes.count == 1 }
            frames.append(screen.terminal.styledFrame)
            await screen.terminal.end()
        }
        #expect(frames[0] == frames[1])
    }
}
