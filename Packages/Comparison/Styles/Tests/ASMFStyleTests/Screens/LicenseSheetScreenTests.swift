import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ASMFStyle

@MainActor
@Suite struct LicenseSheetScreenTests {
    private let screen = BrowserScreen(rows: BrowserFrames.sheetRows)

    /// Opens the sheet of the package that is selected at first.
    private func open() async {
        await screen.shows("▸ apple")
        screen.terminal.press(.enter)
        await screen.shows("Terms of apple.")
    }

    /// The last line but one, which has the position in the sheet.
    private var status: Substring { screen.lines[screen.lines.count - 2] }

    @Test func `it shows facts and text of the package`() async {
        await open()
        await screen.shows("manually")
        #expect(screen.terminal.frame == BrowserFrames.sheet)
        #expect(screen.system.texts == 1)
        await screen.terminal.end()
    }

    @Test func `n and p go to the lines of statements, and stop at the ends`() async {
        await open()
        screen.terminal.press(.character("n"))
        #expect(status.hasPrefix("statement 1 of 2"))
        #expect(screen.terminal.frame.contains("1 ┃ Files: *"))
        screen.terminal.press(.character("n"), .character("n"))
        #expect(status.hasPrefix("statement 2 of 2"))
        #expect(screen.terminal.frame.contains("2 ┃ License: apple"))
        screen.terminal.press(.character("p"), .character("p"), .character("p"))
        #expect(status.hasPrefix("statement 1 of 2"))
        await screen.terminal.end()
    }

    @Test func `p goes to the last statement first`() async {
        await open()
        screen.terminal.press(.character("p"))
        #expect(status.hasPrefix("statement 2 of 2"))
        await screen.terminal.end()
    }

    @Test func `brackets go to the packages beside it, and the list follows`() async {
        await open()
        screen.terminal.press(.character("n"), .character("]"))
        #expect(screen.lines.first?.hasPrefix("── birch 1 all") == true)
        #expect(status == "1 statement                                   package 2 of 3")
        screen.terminal.press(.character("]"), .character("]"))
        #expect(screen.lines.first?.hasPrefix("── cedar 1 all") == true)
        #expect(status == "0 statements                                  package 3 of 3")
        screen.terminal.press(.character("["))
        await screen.shows("Terms of birch.")
        screen.terminal.press(.character("q"))
        #expect(screen.lines[3].hasPrefix("▸ birch"))
        #expect(!screen.terminal.isDismissed)
        await screen.terminal.end()
    }

    @Test func `only the packages that the list showed are gone through`() async {
        await screen.shows("▸ apple")
        screen.terminal.press(.character("/"))
        screen.terminal.type("e")
        screen.terminal.press(.enter, .enter)
        #expect(status.hasSuffix("package 1 of 2"))
        screen.terminal.press(.character("]"))
        #expect(screen.lines.first?.hasPrefix("── cedar 1 all") == true)
        await screen.terminal.end()
    }

    @Test func `escape closes it`() async {
        await open()
        screen.terminal.press(.escape)
        #expect(screen.lines.first == "Packages")
        await screen.terminal.end()
    }

    @Test func `keys move the text`() async {
        await open()
        screen.terminal.resize(columns: 60, rows: 12)
        screen.terminal.press(.character("G"))
        #expect(screen.terminal.frame.contains("Terms of apple."))
        #expect(screen.lines[1] != "MIT OR Zlib")
        await screen.terminal.end()
    }

    @Test func `a package that vanishes stays in its sheet, which says so`() async {
        await open()
        screen.system.install(Array(PackageLicense.samples.dropFirst()))
        await screen.second()
        await screen.shows("No longer installed.")
        screen.terminal.press(.character("q"))
        await screen.shows("2 packages")
        #expect(screen.lines[2].hasPrefix("▸ birch"))
        await screen.terminal.end()
    }

    @Test func `a package that changes is renewed, and its text is read again`() async {
        await open()
        screen.terminal.press(.character("n"))
        var entries = PackageLicense.samples
        entries[0].section = "orchard"
        screen.system.install(entries)
        await screen.second()
        await eventually { status.hasPrefix("2 statements") }
        await eventually { screen.system.texts == 2 }
        #expect(screen.terminal.frame.contains("orchard"))
        await screen.terminal.end()
    }

    @Test func `a refresh that changes nothing of it leaves the statement that was gone to`() async
    {
        await open()
        screen.terminal.press(.character("n"))
        screen.system.install(Array(PackageLicense.samples.dropLast()))
        await screen.second()
        await eventually { screen.system.reads == 2 && screen.clock.sleepers == 1 }
        #expect(status.hasPrefix("statement 1 of 2"))
        #expect(screen.system.texts == 1)
        await screen.terminal.end()
    }

    @Test func `quitting with a sheet ends all that runs`() async {
        await open()
        await screen.terminal.end()
        #expect(screen.clock.sleepers == 0)
    }
}
