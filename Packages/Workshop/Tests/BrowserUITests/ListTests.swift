import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct ListTests {
        @Test func `keys move the selection through a list that fits`() throws {
            let browser = try App.development.browse()
            try browser.seeSelected("aozora-reader")
            for (key, package) in [
                (.down, "base-almanac"), ("j", "brook"), (.down, "caravan-tools"), ("k", "brook"),
                (.up, "base-almanac"), ("G", "reed-doc"), ("g", "aozora-reader"),
                (.end, "reed-doc"), (.home, "aozora-reader"),
            ] as [(TerminalKey, String)] {
                try browser.press(key)
                try browser.seeSelected(package)
            }
        }

        @Test func `pages and half pages move through ten thousand packages`() throws {
            let browser = try App.development.browse("large")
            try browser.seeSelected("package-00000")
            try browser.press(.pageDown)
            try browser.miss("package-00000")
            try browser.press(.pageUp)
            try browser.seeSelected("package-00000")
            try browser.press("G")
            try browser.seeSelected("package-09999")
            try browser.press(.pageUp)
            try browser.miss("package-09999")
            try browser.press("g")
            try browser.seeSelected("package-00000")
            // Of 30 lines 25 show packages.
            try browser.press(.control("d"))
            try browser.seeSelected("package-00012")
            try browser.press(.control("d"), .control("u"), .control("u"))
            try browser.seeSelected("package-00000")
        }

        @Test func `keys that come in one piece are all heeded`() throws {
            let browser = try App.development.browse("large")
            try browser.seeSelected("package-00000")
            try browser.type(Array(repeating: TerminalKey.down.bytes, count: 100).flatMap(\.self))
            try browser.seeSelected("package-00100")
        }

        @Test func `the selection is never out of sight`() throws {
            let browser = try App.production.browse(columns: 60, rows: 12)
            try browser.waitForList()
            for key in [.end, .up, .pageUp, .home, .pageDown, .down] as [TerminalKey] {
                let screen = browser.screen
                try browser.press(key)
                try browser.waitForChange(from: screen)
                #expect(browser.emulator.selection != nil, "after \(key)")
            }
        }
    }
}
