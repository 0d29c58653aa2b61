import DomainLayer
import StyleDoubles
import Testing
import TerminalUI

@testable import MVVMStyle

@MainActor
struct MVVMBrowserTests {
    @Test func `frame, with packages, shows them`() async {
        let browser = Browser()
        await browser.shows("apple")
        print(browser.frame)
        browser.terminal.press(.enter)
        await browser.shows("Text")
        print(browser.frame)
        browser.terminal.press(.character("n"))
        print(browser.frame)
        await browser.terminal.end()
    }
}
