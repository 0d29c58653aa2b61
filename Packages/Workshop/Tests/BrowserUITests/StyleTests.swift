import ChildProcesses
import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct StyleTests {
        @Test(arguments: App.allCases, ["mvvm", "redux", "asmf", "vsa"])
        func `each style lists packages, opens a sheet, refreshes and ends`(
            app: App, style: String
        ) throws {
            let browser = try app.browse(options: ["--style", style, "--no-snapshot"])
            try browser.waitForList()
            let list = browser.screen
            #expect(list.lines[0].hasPrefix("Packages"))
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

        @Test(arguments: ["mvvm", "redux", "asmf", "vsa"])
        func `each style ends while a slow system is read`(style: String) throws {
            let browser = try App.development.browse(
                "slow", options: ["--style", style, "--no-snapshot"])
            try browser.see("Reading the packages")
            try browser.press("q")
            #expect(try browser.waitForExit() == 0)
        }

        @Test func `the screen of the last run is come back to, unless nobody wants that`() throws {
            let folder = App.folder + "StyleTests.state"
            _ = try Command("rm", "-rf", folder).run()
            func browse(_ options: String...) throws -> TerminalProgram {
                try TerminalProgram(
                    App.production.words() + ["--style", "asmf"] + options,
                    environment: App.environment.merging(["XDG_STATE_HOME": folder]) { $1 },
                    columns: 80, rows: 16)
            }
            let first = try browse()
            try first.waitForList()
            try first.press("/", "lib", .enter, "q")
            #expect(try first.waitForExit() == 0)
            let second = try browse()
            try second.see("Filter: lib")
            try second.press("q")
            #expect(try second.waitForExit() == 0)
            let third = try browse("--no-snapshot")
            try third.waitForList()
            #expect(!third.screen.shows("Filter: lib"))
        }
    }
}
