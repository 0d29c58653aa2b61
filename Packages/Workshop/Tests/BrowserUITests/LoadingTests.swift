import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct LoadingTests {
        @Test func `what takes long shows how far it is, and then the list`() throws {
            let browser = try App.development.browse("slow")
            try browser.see("Reading the packages: ")
            try browser.seeSelected("aozora-reader")
        }

        @Test func `keys are heeded while it loads`() throws {
            let browser = try App.development.browse("slow")
            try browser.wait(for: "a frame") { $0.frames > 0 }
            #expect(browser.emulator.selection == nil)
            try browser.press("q")
            #expect(try browser.waitForExit() == 0)
        }

        @Test(arguments: [("empty", "No package is installed."), ("failure", "dpkg")])
        func `if there is no list there are words`(scenario: String, words: String) throws {
            let browser = try App.development.browse(scenario)
            try browser.see(words)
            try browser.press(.down, .enter, .tab, .pageDown, "/", .enter, "q")
            #expect(try browser.waitForExit() == 0)
        }
    }
}
