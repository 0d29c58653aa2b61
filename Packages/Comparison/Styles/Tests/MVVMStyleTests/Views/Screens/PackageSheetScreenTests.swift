import DomainLayer
import LicenseViews
import StyleDoubles
import TerminalUI
import Testing
import Wording

@testable import MVVMStyle

@MainActor
struct PackageSheetScreenTests {
    private func opened(_ system: FakeSystem = FakeSystem(), rows: Int = BrowserFrames.sheetRows)
        async -> Browser
    {
        let browser = Browser(system, rows: rows)
        await browser.shows("apple")
        browser.terminal.press(.enter)
        return browser
    }

    @Test func `frame, of a package with a text, shows everything about it`() async {
        let browser = await opened()
        await browser.shows("Terms")
        await browser.shows("manually")
        #expect(browser.frame == BrowserFrames.sheet)
        await browser.terminal.end()
    }

    @Test func `frame, of a package without a file, says so`() async {
        let browser = await opened()
        await browser.shows("Terms")
        browser.terminal.type("]]")
        await browser.shows("no copyright text")
        #expect(browser.frame == BrowserFrames.sheetWithoutText)
        await browser.terminal.end()
    }

    @Test func `n and p, in a small window, go to the lines of the statements and stop there`()
        async
    {
        let browser = await opened(rows: 10)
        await eventually { browser.system.texts == 1 }
        browser.terminal.type("n")
        await browser.shows("Terms")
        #expect(browser.frame == BrowserFrames.firstStatement)
        browser.terminal.type("nn")
        #expect(browser.frame == BrowserFrames.secondStatement)
        browser.terminal.type("ppp")
        #expect(browser.frame.contains("statement 1 of 2"))
        await browser.terminal.end()
    }

    @Test(arguments: [Key.character("q"), .escape])
    func `closing, after moving to another package, leaves that selected`(key: Key) async {
        let browser = await opened()
        browser.terminal.type("]")
        #expect(browser.frame.contains("── birch 1 all ─"))
        #expect(browser.frame.contains("package 2 of 3"))
        browser.terminal.type("]][")
        #expect(browser.frame.contains("package 2 of 3"))
        browser.terminal.press(key)
        #expect(browser.selected == "birch")
        #expect(!browser.terminal.isDismissed)
        await browser.terminal.end()
    }

    @Test func `brackets, in a filtered list, go through what it shows alone`() async {
        let browser = Browser(rows: 24)
        await browser.shows("apple")
        browser.terminal.type("/isc")
        browser.terminal.press(.enter, .enter)
        #expect(browser.frame.contains("package 1 of 1"))
        await browser.terminal.end()
    }

    @Test func `a check, after the package has vanished, says so`() async {
        let browser = await opened()
        browser.system.install(Array(PackageLicense.samples.dropFirst()))
        await browser.passCheck()
        await browser.shows("No longer installed.")
        browser.terminal.type("q")
        // The sheet may have had the inventory a moment before the list.
        await eventually { browser.selected == "birch" }
        await browser.terminal.end()
    }

    @Test func `a check, after the package has changed, shows and reads it anew`() async {
        let browser = await opened()
        await browser.shows("Terms")
        browser.terminal.type("n")
        var entries = PackageLicense.samples
        entries[0].version = "2"
        browser.system.install(entries)
        await browser.passCheck()
        await browser.shows("── apple 2 all ─")
        await eventually { browser.system.texts == 2 }
        #expect(browser.frame.contains("2 statements"))
        await browser.terminal.end()
    }

    @Test func `a check, at the same package among others, keeps the statement`() async {
        let browser = await opened()
        await browser.shows("Terms")
        browser.terminal.type("n")
        browser.system.install(Array(PackageLicense.samples.dropLast()))
        await browser.passCheck()
        await eventually { browser.system.reads == 2 && browser.clock.sleepers == 1 }
        #expect(browser.frame.contains("statement 1 of 2"))
        #expect(browser.system.texts == 1)
        await browser.terminal.end()
    }

    @Test func `brackets, while a text is read, cancel that and read the next`() async {
        let clock = ManualClock()
        let service = MockLicenseTextService { id in
            if id == "apple:all" { try? await clock.sleep(for: .seconds(9)) }
        }
        let terminal = sheet(service)
        await eventually { clock.sleepers == 1 }
        terminal.type("]")
        #expect(terminal.frame.contains("Reading the text …"))
        await eventually { clock.sleepers == 0 && terminal.frame.contains("Terms of birch") }
        #expect(service.calls == ["apple:all", "birch:all"])
        await terminal.end()
    }

    @Test func `end, while a text is read, cancels that`() async {
        let clock = ManualClock()
        let terminal = sheet(
            MockLicenseTextService { _ in try? await clock.sleep(for: .seconds(9)) })
        await eventually { clock.sleepers == 1 }
        await terminal.end()
        #expect(clock.sleepers == 0)
    }

    /// A sheet without the list, showing the first package.
    private func sheet(
        _ service: MockLicenseTextService
    ) -> HeadlessTerminal<PackageSheetScreen> {
        let selection = PackageSelection(packages: PackageRows(PackageLicense.samples), index: 0)
        return HeadlessTerminal(columns: 60, rows: BrowserFrames.sheetRows) {
            PackageSheetScreen(
                viewModel: PackageSheetViewModel(
                    selection: selection, inventoryService: MockLicenseInventoryService([]),
                    textService: service,
                    installationService: MockInstallationService(result: .failure(.cancelled))),
                onClose: { _ in })
        }
    }

    @Test func `end, with a sheet open, leaves nothing behind`() async {
        let browser = await opened()
        await browser.terminal.end()
        #expect(browser.clock.sleepers == 0)
    }
}
