import ChildProcesses
import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    /// StylesApp in each style: FIA has its tabs above the list, the others a title.
    @Suite struct StyleTests {
        private static let styles = ["fia", "mvvm", "redux", "asmf", "vsa"]

        @Test(arguments: [false, true], styles)
        func `each style lists packages, opens a sheet, refreshes and ends`(
            isReal: Bool, style: String
        ) throws {
            let browser = try show(style, isReal ? ["--system"] + App.production.root() : [])
            try browser.waitForList()
            let list = browser.screen
            #expect(list.lines[0].contains("Packages"))
            try browser.press(.enter)
            try browser.see("package 1 of")
            try browser.press("]")
            try browser.see("package 2 of")
            try browser.press("[")
            try browser.see("package 1 of")
            try browser.press("q")
            try browser.wait(for: "the list again") { $0.screen == list }
            try browser.press("r", "/", "no such package")
            try browser.see("No packages match")
            try browser.press(.escape)
            try browser.wait(for: "the list again") { $0.screen == list }
            try browser.press("q")
            #expect(try browser.waitForExit() == 0)
            #expect(browser.emulator.modes == TerminalModes())
        }

        @Test(arguments: styles)
        func `each style ends while a slow system is read`(style: String) throws {
            let browser = try show(style, ["--root", "slow"])
            try browser.see("Reading the packages")
            try browser.press("q")
            #expect(try browser.waitForExit() == 0)
        }

        @Test(arguments: [false, true])
        func `ASM-F comes back to the screen of its last run, but not on mocks`(
            isReal: Bool
        ) throws {
            let folder = App.folder + "StyleTests.state-\(isReal)"
            _ = try Command("rm", "-rf", folder).run()
            let options = isReal ? ["--system"] + (try App.production.root()) : []
            let first = try show("asmf", options, keepingStateIn: folder)
            try first.waitForList()
            try first.press("/", "lib", .enter, "q")
            #expect(try first.waitForExit() == 0)
            let second = try show("asmf", options, keepingStateIn: folder)
            try second.waitForList()
            #expect(second.screen.shows("Filter: lib") == isReal)
        }

        @Test(arguments: [["mvvm"], ["style"], []])
        func `without a style or a terminal it says so`(words: [String]) throws {
            let outcome = try Command([App.folder + "StylesApp"] + words).run()
            #expect(outcome.status == 2)
            #expect(outcome.text.hasPrefix("StylesApp: "))
        }

        private func show(
            _ style: String, _ options: [String], keepingStateIn folder: String? = nil
        ) throws -> TerminalProgram {
            var environment = App.environment
            environment["XDG_STATE_HOME"] = folder
            return try TerminalProgram(
                [App.folder + "StylesApp", style] + options, environment: environment,
                columns: 100, rows: 30)
        }
    }
}
