import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ASMFStyle

@MainActor
@Suite struct LicenseListScreenTests {
    @Test func `the packages are listed with their licenses`() async {
        let screen = BrowserScreen()
        await screen.shows("apple")
        #expect(screen.terminal.frame == BrowserFrames.list)
        await screen.terminal.end()
    }

    @Test func `a moment's wait leaves the screen blank, a longer one shows how far it is`() async {
        let screen = BrowserScreen()
        screen.system.hold()
        await eventually { screen.clock.sleepers == 1 && screen.system.reads == 1 }
        screen.clock.advance(by: .milliseconds(499))
        #expect(screen.terminal.frame == BrowserFrames.blank)
        screen.clock.advance(by: .milliseconds(1))
        await screen.shows("Reading the packages: 1 of 3")
        #expect(screen.terminal.frame == BrowserFrames.loading)
        screen.system.release()
        await screen.shows("3 packages")
        await screen.terminal.end()
    }

    @Test func `while the packages are on their way keys but q and r do nothing`() async {
        let screen = BrowserScreen()
        screen.system.hold()
        await eventually { screen.system.reads == 1 }
        screen.terminal.press(.character("/"), .character("m"), .enter, .escape, .down)
        #expect(screen.terminal.frame == BrowserFrames.blank)
        screen.system.release()
        await screen.shows("▸ apple")
        #expect(screen.lines.last == "enter open  / filter  r read again  q quit")
        await screen.terminal.end()
    }

    /// A system whose readers wait until they are cancelled.
    @Test(arguments: [false, true])
    func `r reads again at once, though the packages are being read`(areShown: Bool) async {
        let screen = BrowserScreen()
        if areShown { await screen.shows("3 packages") }
        screen.system.hold()
        if areShown { screen.terminal.press(.character("r")) }
        let reads = areShown ? 2 : 1
        await eventually { screen.system.reads == reads }
        screen.system.replace(with: Array(PackageLicense.samples.dropLast()))
        // A key works only after the actions of the previous key have returned.
        await eventually {
            screen.terminal.press(.character("r"))
            return screen.system.cancellations > 0
        }
        await screen.shows("2 packages")
        await screen.terminal.end()
    }

    @Test func `a system without packages says so`() async {
        let screen = BrowserScreen(TestDependency(FakeSystem([])))
        await screen.shows("0 packages")
        #expect(screen.terminal.frame == BrowserFrames.nothing)
        await screen.terminal.end()
    }

    @Test func `a failure says what to do, and reading again mends it`() async {
        let screen = BrowserScreen()
        screen.system.fail(with: .noPackageDatabase(path: "/orchard"))
        await screen.shows("Error")
        screen.terminal.press(.character("/"), .enter)
        #expect(screen.terminal.frame == BrowserFrames.failure)
        screen.system.install(PackageLicense.samples)
        screen.terminal.press(.character("r"))
        await screen.shows("3 packages")
        #expect(screen.clock.sleeps <= 2)
        await screen.terminal.end()
    }

    @Test func `a failure goes by itself when the system can be read`() async {
        let screen = BrowserScreen()
        screen.system.fail(with: .noPackageDatabase(path: "/"))
        await screen.shows("Error")
        screen.system.install(PackageLicense.samples)
        await screen.second()
        await screen.shows("3 packages")
        await screen.terminal.end()
    }

    @Test func `a filter narrows the list while it is typed`() async {
        let screen = BrowserScreen()
        await screen.shows("apple")
        screen.terminal.press(.character("/"))
        #expect(screen.lines.last == "enter accept  esc all")
        screen.terminal.type("isc")
        #expect(screen.terminal.frame == BrowserFrames.filter)
        screen.terminal.press(.enter)
        #expect(screen.lines.last == "esc all  enter open  / filter  r read again  q quit")
        screen.terminal.press(.escape)
        #expect(screen.lines[3].hasPrefix("▸ birch"))
        #expect(screen.lines.last == "enter open  / filter  r read again  q quit")
        await screen.terminal.end()
    }

    @Test func `escape ends writing and shows all`() async {
        let screen = BrowserScreen()
        await screen.shows("apple")
        screen.terminal.press(.character("/"), .character("q"), .character("r"), .escape)
        #expect(screen.lines.count == 8)
        #expect(screen.lines.last == "enter open  / filter  r read again  q quit")
        #expect(!screen.terminal.isDismissed)
        await screen.terminal.end()
    }

    @Test func `a filter that nothing matches says so`() async {
        let screen = BrowserScreen()
        await screen.shows("apple")
        screen.terminal.type("/iscq")
        #expect(screen.terminal.frame == BrowserFrames.noMatch)
        screen.terminal.press(.enter)
        #expect(screen.lines.last == "esc all  enter open  / filter  r read again  q quit")
        screen.terminal.press(.enter)
        #expect(screen.lines.first == "Packages")
        await screen.terminal.end()
    }

    @Test func `a refresh keeps what is selected, and the filter`() async {
        let screen = BrowserScreen()
        await screen.shows("apple")
        screen.terminal.press(.character("/"), .character("i"), .enter, .up)
        #expect(screen.lines[2].hasPrefix("▸ birch"))
        var entries = PackageLicense.samples
        entries.insert(
            PackageLicense(name: "aspen-isle", version: "1", architecture: "all"), at: 0)
        screen.system.install(entries)
        await screen.second()
        await screen.shows("aspen-isle")
        #expect(screen.lines.contains { $0.hasPrefix("▸ birch") })
        #expect(screen.lines.contains { $0.hasPrefix("Filter: i") })
        await screen.terminal.end()
    }

    @Test func `nothing is read again as long as nothing changes, but at once by a key`() async {
        let screen = BrowserScreen()
        await screen.shows("apple")
        await screen.second()
        await screen.second()
        await eventually { screen.clock.sleepers == 1 }
        #expect(screen.system.reads == 1)
        screen.terminal.press(.character("r"))
        await eventually { screen.system.reads == 2 }
        await screen.terminal.end()
    }

    @Test func `packages that can't be read again stay`() async {
        let screen = BrowserScreen()
        await screen.shows("apple")
        screen.system.fail(with: .noPackageDatabase(path: "/"))
        await screen.second()
        await eventually { screen.system.reads == 2 && screen.clock.sleepers == 1 }
        #expect(screen.lines[2].hasPrefix("▸ apple"))
        await screen.terminal.end()
    }

    @Test(arguments: ["a scan", "a refresh", "nothing"])
    func `quitting ends all that runs`(during: String) async {
        let screen = BrowserScreen()
        if during == "a scan" { screen.system.hold() }
        await eventually { screen.system.reads == 1 }
        if during != "a scan" { await screen.shows("apple") }
        if during == "a refresh" {
            screen.system.hold()
            screen.terminal.press(.character("r"))
            await eventually { screen.system.reads == 2 }
        }
        screen.terminal.press(.character("q"))
        #expect(screen.terminal.isDismissed)
        await screen.terminal.end()
        let sleeps = screen.clock.sleeps
        #expect(screen.clock.sleepers == 0)
        screen.clock.advance(by: .seconds(5))
        for _ in 0..<1000 { await Task.yield() }
        #expect(screen.clock.sleeps == sleeps)
    }
}
