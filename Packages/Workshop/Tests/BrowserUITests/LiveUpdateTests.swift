import ChildProcesses
import PseudoTerminals
import SampleRoots
import TerminalEmulation
import Testing

extension BrowserUITests {
    @Suite struct LiveUpdateTests {
        @Test func `a package that comes or goes does so on the screen, and the selection stays`()
            throws
        {
            let folder = App.folder + "LiveUpdateTests.root"
            try SampleRoot(packages: 30, seed: 3).write(to: folder)
            let browser = try App.production.browse(folder, rows: 60)
            try browser.waitForList()
            let list = browser.screen
            try browser.press(.end)
            try browser.waitForChange(from: list)
            let selected = try #require(browser.emulator.selection)
            let stanza = [
                "", "Package: aaa-newcomer", "Status: install ok installed", "Version: 1.0",
                "Architecture: all", "Maintainer: Nobody <nobody@example.org>",
                "Description: came while somebody looked", "",
            ].joined(separator: "\\n")
            let status = folder + "/var/lib/dpkg/status"
            let change = try Command(
                "sh", "-c",
                "cp \(status) \(status)-new && printf '\(stanza)' >>\(status)-new"
                    + " && mv \(status)-new \(status)"
            ).run()
            #expect(change.text == "")
            try browser.see("aaa-newcomer")
            #expect(browser.emulator.selection == selected)
        }
    }
}
