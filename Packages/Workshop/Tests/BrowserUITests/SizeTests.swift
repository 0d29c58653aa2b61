import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct SizeTests {
        private static let sizes = [(60, 20), (30, 8), (200, 60), (100, 30)]

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
    }
}
