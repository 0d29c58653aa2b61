import StyleDoubles
import TerminalUI
import Testing

@MainActor
struct MVVMBrowserTests {
    @Test func `body, of a container, has each of its drivers read once`() async {
        let browser = Browser(rows: 26)
        await browser.shows("apple")
        browser.terminal.press(.enter)
        await browser.shows("Terms of apple")
        await browser.shows("manually")
        #expect(browser.system.reads == 1)
        #expect(browser.system.texts == 1)
        await eventually { browser.clock.sleepers == 1 }
        await browser.terminal.end()
    }
}
