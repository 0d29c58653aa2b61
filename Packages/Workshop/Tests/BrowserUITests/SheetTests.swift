import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct SheetTests {
        @Test func `a row opens its sheet, which Escape closes`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press(.down, .down, .down)
            try browser.seeSelected("caravan-tools")
            let list = browser.screen
            try browser.press(.enter)
            try browser.seeSheet("caravan-tools 0.9.1+ds-3 amd64")
            try browser.see("Statements", "BSD-3-Clause")
            try browser.press(.escape)
            try browser.wait(for: "the list as it was") { $0.screen == list }
        }

        @Test func `y copies the license, and says so`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press(.enter)
            try browser.seeSheet("aozora-reader 1.4.2-1 all")
            try browser.press("y")
            try browser.see("Copied MIT")
            #expect(browser.emulator.strings == ["]52;c;TUlU"])
        }

        @Test func `n and p go from hit to hit after a search, and Tab does nothing`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press("t", "common-lic", .enter)
            try browser.see("12 hits")
            try browser.press(.enter)
            try browser.seeSheet("brook 2.7.4-11 amd64")
            try browser.see("1 of 2")
            try browser.press(.tab, .right, "n")
            try browser.see("2 of 2")
            try browser.press("p")
            try browser.see("1 of 2")
            try browser.press("]")
            try browser.seeSheet("caravan-tools 0.9.1+ds-3 amd64")
            try browser.see("1 of 1")
        }

        @Test func `brackets go from package to package, and the list goes along`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press(.enter)
            try browser.seeSheet("aozora-reader 1.4.2-1 all")
            try browser.press("]")
            try browser.seeSheet("base-almanac 2023c-1 all")
            try browser.press("]")
            try browser.seeSheet("brook 2.7.4-11 amd64")
            try browser.press("[")
            try browser.seeSheet("base-almanac 2023c-1 all")
            try browser.press(.escape)
            try browser.seeSelected("base-almanac")
        }

        @Test func `the text scrolls, and statements are gone to`() throws {
            let browser = try App.development.browse(columns: 80, rows: 16)
            try browser.waitForList()
            try browser.press("/", "dovetail", .enter, .enter)
            try browser.seeSheet("dovetail 4:12.2.0-3 amd64")
            try browser.see("Installed")
            let top = browser.screen
            try browser.press(.pageDown)
            try browser.waitForChange(from: top)
            try browser.press(.home)
            try browser.wait(for: "the top") { $0.screen == top }
            try browser.press("n")
            let first = try browser.waitForChange(from: top)
            try browser.press("n")
            try browser.waitForChange(from: first)
            try browser.press("p")
            try browser.wait(for: "the first statement again") { $0.screen == first }
        }

        @Test(arguments: App.allCases)
        func `every package of a list can be looked at`(app: App) throws {
            let browser = try app.browse(columns: 80, rows: 20)
            try browser.waitForList()
            try browser.press(.enter)
            try browser.wait(for: "the sheet") { $0.selection == nil }
            for _ in 0..<17 {
                let sheet = browser.screen
                try browser.press("]")
                try browser.waitForChange(from: sheet)
            }
            #expect(browser.emulator.unknown == [])
        }
    }
}
