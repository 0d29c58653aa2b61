import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct FilterTests {
        @Test func `the list follows what is typed`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            let list = browser.screen
            try browser.press("/", "lib")
            try browser.miss("aozora-reader")
            try browser.see("libjuniper-dev", "libjuniper3")
            try browser.press(.backspace, .backspace, .backspace)
            try browser.see("aozora-reader", "reed-doc")
            try browser.press("juniper", .enter)
            try browser.miss("aozora-reader")
            try browser.seeSelected("libjuniper-dev")
            try browser.press(.escape)
            try browser.see("aozora-reader", "reed-doc")
            try browser.press(.home)
            try browser.wait(for: "the list as it was") { $0.screen == list }
        }

        @Test func `a license is found as well as a name`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press("/", "agpl", .enter)
            try browser.seeSelected("fathom")
            try browser.miss("aozora-reader")
        }

        @Test func `names come before licenses`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press(.end, "/", "m")
            try browser.see("Filter: m")
            try browser.press(.home)
            try browser.seeSelected("marrow")
            try browser.press(.down)
            try browser.seeSelected("base-almanac")
        }

        @Test func `findings are filtered`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press(.tab, .tab, .tab)
            try browser.see("15 findings")
            try browser.press("/", "gantry")
            try browser.see("1 of 15", "gantry:amd64")
            try browser.press(.enter, .down, .enter)
            try browser.seeSheet("gantry 3.0-2 amd64")
            try browser.press(.escape, .escape)
            try browser.see("15 findings")
        }

        @Test func `what is pasted is typed, and its keys are no keys`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press("/", .paste("kes\u{1B}[Btrel\rq"))
            try browser.miss("aozora-reader")
            try browser.press(.escape)
            try browser.see("aozora-reader")
            try browser.press("/", .paste("kestrel"))
            try browser.miss("aozora-reader")
            try browser.seeSelected("kestrel")
        }

        @Test func `q is a letter while the filter is written`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press("/", "q")
            try browser.miss("aozora-reader")
            try browser.press(.escape)
            try browser.see("aozora-reader")
        }

        @Test func `a filter that nothing passes leaves a list without rows`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press("/", "no such package", .enter)
            try browser.wait(for: "no selection") { $0.selection == nil }
            try browser.press(.down, .pageDown, "G", .enter, .escape)
            try browser.see("aozora-reader", "reed-doc")
        }
    }
}
