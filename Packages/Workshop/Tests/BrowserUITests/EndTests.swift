import PseudoTerminals
import TerminalEmulation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension BrowserUITests {
    /// Every way out restores the terminal.
    @Suite struct EndTests {
        /// Expects that nothing of the browser is left on its terminal.
        private func expectRestored(_ browser: TerminalProgram, _ settings: TerminalSettings) {
            #expect(browser.emulator.modes == TerminalModes())
            #expect(browser.settings == settings)
            #expect(settings.areSane)
        }

        @Test(arguments: App.allCases)
        func `q leaves from the list`(app: App) throws {
            let browser = try app.browse()
            let settings = try TerminalProgram(["true"]).settings
            try browser.waitForList()
            #expect(!browser.settings.areSane, "keys come one by one, and unseen")
            try browser.press("q")
            #expect(try browser.waitForExit() == 0)
            expectRestored(browser, settings)
            #expect(browser.screen.text == "")
        }

        @Test func `q closes the sheet, and then leaves`() throws {
            let browser = try App.development.browse()
            let settings = try TerminalProgram(["true"]).settings
            try browser.waitForList()
            let list = browser.screen
            try browser.press(.enter)
            try browser.wait(for: "the sheet") { $0.screen != list }
            try browser.press("q")
            try browser.wait(for: "the list again") { $0.screen == list }
            try browser.press("q")
            #expect(try browser.waitForExit() == 0)
            expectRestored(browser, settings)
        }

        @Test(
            arguments: [
                SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
                SIGXCPU, SIGSYS, SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP,
            ])
        func `a signal ends it with the status of that signal`(signal: Int32) throws {
            let browser = try App.development.browse()
            let settings = try TerminalProgram(["true"]).settings
            try browser.waitForList()
            browser.signal(signal)
            #expect(try browser.waitForExit() == 128 + signal)
            expectRestored(browser, settings)
        }

        @Test(arguments: TerminalStoppage.allCases)
        func `a signal ends it though its terminal takes nothing`(
            stoppage: TerminalStoppage
        ) throws {
            let browser = try App.development.browse()
            let settings = try TerminalProgram(["true"]).settings
            try browser.waitForList()
            browser.stop(stoppage)
            // A frame is waiting now: one without visible changes.
            try browser.press(.down)
            usleep(100_000)
            browser.signal(SIGTERM)
            #expect(try browser.waitForExit(unread: true) == 128 + SIGTERM)
            expectRestored(browser, settings)
        }

        @Test func `a signal while it still loads ends it too`() throws {
            let browser = try App.development.browse("slow")
            let settings = try TerminalProgram(["true"]).settings
            try browser.wait(for: "its screen") { $0.modes.isAlternateScreen && $0.frames > 0 }
            browser.signal(SIGTERM)
            #expect(try browser.waitForExit() == 143)
            expectRestored(browser, settings)
        }

        @Test func `Control-C ends it as the signal does`() throws {
            let browser = try App.development.browse()
            let settings = try TerminalProgram(["true"]).settings
            try browser.waitForList()
            try browser.press(.control("c"))
            #expect(try browser.waitForExit() == 130)
            expectRestored(browser, settings)
        }

        @Test(arguments: App.allCases)
        func `a terminal that hangs up takes it along`(app: App) throws {
            let browser = try app.browse()
            try browser.waitForList()
            browser.hangUp()
            #expect(try browser.waitForExit() == 129)
        }
    }
}
