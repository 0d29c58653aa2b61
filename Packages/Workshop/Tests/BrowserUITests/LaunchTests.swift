import ChildProcesses
import PseudoTerminals
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct LaunchTests {
        @Test(arguments: App.allCases)
        func `it takes a screen of its own and the wheel, but no button of the mouse`(
            app: App
        ) throws {
            let browser = try app.browse()
            try browser.waitForList()
            var modes = TerminalModes()
            modes.isAlternateScreen = true
            modes.isCursorVisible = false
            modes.isBracketedPaste = true
            modes.wrapsLines = false
            modes.wheelSendsArrows = true
            #expect(browser.emulator.modes == modes)
            #expect(browser.emulator.unknown == [])
        }

        @Test(arguments: App.allCases)
        func `without a terminal it says so and ends with status 2`(app: App) throws {
            let outcome = try Command(app.words()).run()
            #expect(outcome.status == 2)
            #expect(
                outcome.text
                    == "debian-licenses: error: browse needs a terminal for its input and output; "
                    + "'list' writes to files and pipes")
        }
    }
}
