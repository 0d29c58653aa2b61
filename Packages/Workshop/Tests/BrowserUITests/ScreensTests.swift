import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct ScreensTests {
        @Test(arguments: App.allCases)
        func `Tab goes round through the screens`(app: App) throws {
            let browser = try app.browse()
            try browser.waitForList()
            let packages = browser.screen
            var screens = [packages]
            // For each screen, a word that only it has, and only when its content is ready.
            for word in ["Share", "Basis", "finding"] {
                try browser.press(.tab)
                try browser.wait(for: word) { [last = screens[screens.count - 1]] emulator in
                    emulator.screen != last && emulator.screen.shows(word)
                }
                screens.append(browser.screen)
            }
            #expect(Set(screens).count == 4)
            let keys: [(TerminalKey, Int)] = [
                (.left, 2), (.backTab, 1), (.right, 2), (.left, 1), (.left, 0),
            ]
            for (key, screen) in keys {
                try browser.press(key)
                try browser.wait(for: "screen \(screen)") { $0.screen == screens[screen] }
            }
            try browser.press(.backTab)
            try browser.wait(for: "the last screen") { $0.screen != packages }
            try browser.press(.tab)
            try browser.wait(for: "the packages again") { $0.screen == packages }
        }

        @Test func `a license opens its packages, and a package its sheet`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            try browser.press(.tab)
            try browser.see("LGPL-2.1-or-later", "Share")
            try browser.press("/", "lgpl", .enter, .enter)
            try browser.see("libjuniper-dev", "libjuniper3")
            try browser.press(.enter)
            try browser.seeSheet("libjuniper-dev 1:3.2.8~rc1-1 amd64")
        }

        @Test func `s sorts, and in the end is back at the names`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            let names = browser.screen
            var order = names
            var orders = [names]
            repeat {
                try browser.press("s")
                order = try browser.waitForChange(from: order)
                orders.append(order)
            } while order != names && orders.count < 10
            #expect(order == names)
            #expect(orders.count > 2)
        }

        @Test func `question mark shows the keys, and Escape hides them`() throws {
            let browser = try App.development.browse()
            try browser.waitForList()
            let list = browser.screen
            try browser.press("?")
            try browser.see("── Keys ─", "the next screen")
            try browser.press(.escape)
            try browser.wait(for: "the list as it was") { $0.screen == list }
        }
    }
}
