import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct SuspensionTests {
        /// The browser as the job of a shell that waits for a line before it resumes the job.
        private func job(_ app: App) throws -> TerminalProgram {
            let words = try app.words().map { "'\($0)'" }.joined(separator: " ")
            let script = "set -m; \(words); echo stopped $?; stty -a; read x; fg; echo ended $?"
            return try TerminalProgram(["sh", "-c", script], columns: 100, rows: 30)
        }

        @Test(arguments: App.allCases)
        func `Control-Z gives the terminal to the shell, and fg draws all of it again`(
            app: App
        ) throws {
            let browser = try job(app)
            let settings = try TerminalProgram(["true"]).settings
            try browser.waitForList()
            try browser.press(.down)
            let list = try browser.waitForChange(from: browser.screen)
            try browser.press(.control("z"))
            try browser.wait(for: "the shell") { $0.screen.shows("stopped") }
            #expect(browser.emulator.modes == TerminalModes())
            #expect(browser.settings == settings)
            try browser.press(.enter)
            try browser.wait(for: "the list as it was") { $0.screen == list }
            try browser.press("q")
            #expect(try browser.waitForExit() == 0)
            #expect(browser.screen.shows("ended 0"))
            #expect(browser.emulator.modes == TerminalModes())
        }

        @Test func `a terminal that was made smaller meanwhile is drawn in its size`() throws {
            let browser = try job(.development)
            try browser.waitForList()
            try browser.press(.control("z"))
            try browser.wait(for: "the shell") { $0.screen.shows("stopped") }
            browser.resize(columns: 70, rows: 12)
            try browser.press(.enter)
            try browser.waitForList()
            let fresh = try App.development.browse(columns: 70, rows: 12)
            try fresh.waitForList()
            try browser.wait(for: "the same as a fresh start") { $0.screen == fresh.screen }
        }
    }
}
