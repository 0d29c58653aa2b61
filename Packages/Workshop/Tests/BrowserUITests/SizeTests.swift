import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct SizeTests {
        private static let sizes = [(40, 20), (30, 8), (200, 60), (100, 30)]

        @Test func `a terminal of another size shows what one has that was so from the start`()
            throws
        {
            let browser = try App.development.browse("troubled")
            try browser.waitForList()
            for (columns, rows) in Self.sizes {
                browser.resize(columns: columns, rows: rows)
                let fresh = try App.development.browse("troubled", columns: columns, rows: rows)
                try fresh.waitForList()
                try browser.wait(for: "the list at \(columns) x \(rows)") {
                    $0.screen == fresh.screen
                }
            }
            #expect(browser.emulator.unknown == [])
        }

        @Test func `even a tiny terminal shows what is selected, the sheet and the keys`() throws {
            let browser = try App.development.browse(columns: 20, rows: 6)
            try browser.waitForList()
            #expect(browser.emulator.selection?.hasPrefix("aozora-") == true)
            try browser.press(.enter)
            try browser.see("── aozora-reader", "? keys  q close")
            try browser.press(.pageDown, "n", "?")
            try browser.see("── Keys ─")
            try browser.press("q", "q", .down)
            try browser.seeSelected("base-al")
            try browser.press("q")
            #expect(try browser.waitForExit() == 0)
        }
    }
}
