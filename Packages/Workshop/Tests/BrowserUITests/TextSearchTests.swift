import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct TextSearchTests {
        @Test func `words are found in the texts, and a hit opens its sheet`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press("t", "OpenSSL", .enter)
            try browser.miss("aozora-reader")
            try browser.see("nightjar")
            try browser.press(.enter)
            try browser.seeSheet("nightjar 3.1-2+b1 amd64")
            try browser.see("Search: OpenSSL")
            try browser.press(.escape)
            try browser.miss("Search: OpenSSL")
            try browser.press(.escape)
            try browser.seeSelected("nightjar")
            try browser.press(.escape)
            try browser.see("aozora-reader")
            try browser.see("18 packages")
            try browser.seeSelected("nightjar")
        }

        @Test func `a search through many texts can be cancelled`() throws {
            let browser = try App.development.browse("large")
            try browser.waitForList()
            try browser.press("t", "authors", .enter)
            try browser.wait(for: "a hit") { $0.screen.shows("authors of source-") }
            try browser.press(.escape)
            try browser.seeSelected("package-00000")
            try browser.press(.down)
            try browser.seeSelected("package-00001")
        }

        @Test func `real texts are searched`() throws {
            let browser = try App.production.browse()
            try browser.waitForList()
            let list = browser.screen
            try browser.press("t", "Copyright", .enter)
            try browser.waitForChange(from: list)
            try browser.wait(for: "a hit") { $0.selection != nil }
            try browser.press("q")
            #expect(try browser.waitForExit() == 0)
        }
    }
}
