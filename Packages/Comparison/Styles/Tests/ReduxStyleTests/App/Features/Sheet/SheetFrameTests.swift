import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

@MainActor
@Suite struct SheetFrameTests {
    @Test func `the sheet of a package shows all there is about it`() async {
        let show = Show(rows: BrowserFrames.sheetRows)
        await show.start()
        show.press(.enter)
        await show.shows("Terms")
        await show.shows("manually")
        #expect(show.frame == BrowserFrames.sheet)
        await show.end()
    }

    @Test func `keys go from statement to statement and stop at the ends`() async {
        let show = Show()
        await show.start()
        show.press(.enter)
        await eventually { show.store.state.sheet.text.isFinal }
        show.press(.character("n"))
        #expect(show.frame == BrowserFrames.firstStatement)
        show.press(.character("n"), .character("n"))
        #expect(show.frame.contains("statement 2 of 2"))
        #expect(show.frame.contains("2 ┃ License: apple"))
        show.press(.character("p"), .character("p"))
        #expect(show.frame.contains("statement 1 of 2"))
        show.press(.home)
        #expect(show.frame.contains("Category"))
        await show.end()
    }

    @Test func `keys go from package to package, and the list then has the last one selected`()
        async
    {
        let show = Show(rows: BrowserFrames.sheetRows)
        await show.start()
        show.press(.down, .enter, .character("n"), .character("]"), .character("]"))
        await eventually { show.store.state.sheet.text.isFinal }
        #expect(show.frame == BrowserFrames.sheetWithoutText)
        show.press(.character("["), .character("["), .character("["), .character("]"))
        #expect(show.frame.contains("package 2 of 3"))
        show.press(.character("]"), .escape)
        #expect(show.frame.contains("▸ cedar"))
        #expect(!show.isDismissed)
        await show.end()
    }

    @Test func `an open sheet follows the system`() async {
        let show = Show(rows: BrowserFrames.sheetRows)
        await show.start()
        show.press(.enter, .character("n"))
        await show.shows("Terms of apple.")
        var upgraded = PackageLicense.samples
        upgraded[0].version = "2"
        show.system.install(upgraded)
        await show.look()
        await show.shows("── apple 2 all")
        #expect(show.frame.contains("2 statements"))
        await eventually { show.system.texts == 2 }
        show.system.install([])
        await show.look()
        await show.shows("No longer installed.")
        #expect(show.frame.contains("── apple 2 all"))
        show.press(.character("]"))
        #expect(show.frame.contains("No longer installed."))
        #expect(show.frame.contains("── birch 1 all"))
        show.press(.character("q"))
        #expect(show.frame.contains("No package is installed."))
        await show.end()
    }

    @Test func `leaving while a text is read cancels the reading, and waits for its end`() async {
        let show = Show()
        await show.start()
        show.sheets.hold()
        show.press(.enter)
        await eventually { show.sheets.held == ["apple:all"] }
        var hasEnded = false
        let end = Task {
            await show.end()
            hasEnded = true
        }
        await eventually { show.sheets.cancelled == ["apple:all"] }
        for _ in 0..<100 { await Task.yield() }
        #expect(!hasEnded)
        show.sheets.release("apple:all")
        await end.value
        #expect(show.store.state.sheet.text == .idle)
        #expect(show.clock.sleepers == 0)
    }
}
