import DomainLayer
import MVVMStyle
import StyleDoubles
import TerminalUI
import Testing

@MainActor
struct PackageListScreenTests {
    @Test func `frame, with packages, lists them`() async {
        let browser = Browser()
        await browser.shows("apple")
        #expect(browser.frame == BrowserFrames.list)
        await browser.terminal.end()
    }

    @Test func `frame, while it is loading, is blank for half a second, then says how far it is`()
        async
    {
        let system = FakeSystem()
        system.hold()
        let browser = Browser(system)
        await eventually { system.reads == 1 && browser.clock.sleepers == 1 }
        browser.clock.advance(by: .milliseconds(499))
        #expect(browser.frame == BrowserFrames.blank)

        browser.clock.advance(by: .milliseconds(1))
        await browser.shows("1 of 3")
        #expect(browser.frame == BrowserFrames.loading)

        browser.terminal.type("/a")
        system.release()
        await browser.shows("apple")
        #expect(browser.frame == BrowserFrames.list)
        await browser.terminal.end()
    }

    @Test func `frame, with nothing installed, says so`() async {
        let browser = Browser(FakeSystem([]))
        await browser.shows("installed")
        #expect(browser.frame == BrowserFrames.nothing)
        await browser.terminal.end()
    }

    @Test func `frame, without a system, says why until r finds one`() async {
        let system = FakeSystem()
        system.fail(with: .noPackageDatabase(path: "/orchard"))
        let browser = Browser(system)
        await browser.shows("orchard")
        #expect(browser.frame == BrowserFrames.failure)

        system.install(PackageLicense.samples)
        browser.terminal.press(.character("r"))
        await browser.shows("apple")
        #expect(browser.frame == BrowserFrames.list)
        await browser.terminal.end()
    }

    @Test func `keys, for a filter, narrow the list, keep it narrow, and show all again`() async {
        let browser = Browser()
        await browser.shows("apple")
        browser.terminal.type("/isc")
        #expect(browser.frame == BrowserFrames.filter)

        browser.terminal.press(.enter)
        #expect(
            browser.frame.hasSuffix(
                "\n"
                    + """
                    Filter: isc                                           1 of 3
                    ■ permissive 2  ■ unknown 1
                    esc all  enter open  / filter  r read again  q quit
                    """))

        browser.terminal.press(.character("/"), .character("q"))
        #expect(browser.frame == BrowserFrames.noMatch)

        browser.terminal.press(.escape)
        #expect(browser.frame == BrowserFrames.list)
        await browser.terminal.end()
    }

    @Test func `a check, after a change, shows it under the same filter and selection`() async {
        let browser = Browser()
        await browser.shows("apple")
        browser.terminal.press(.down)
        browser.terminal.type("/c")
        #expect(browser.selected == "birch")

        browser.system.install(
            [PackageLicense(name: "beech", version: "1", architecture: "all")]
                + PackageLicense.samples)
        await browser.passCheck()
        await browser.shows("beech")
        #expect(browser.selected == "birch")
        #expect(browser.frame.contains("Filter: c"))
        await browser.terminal.end()
    }

    @Test func `a check, without a change, doesn't read again`() async {
        let browser = Browser()
        await browser.shows("apple")
        await browser.passCheck()
        await browser.passCheck()
        await eventually { browser.clock.sleepers == 1 }
        #expect(browser.system.reads == 1)
        await browser.terminal.end()
    }

    @Test func `a check, at a system that fails, keeps what is shown`() async {
        let browser = Browser()
        await browser.shows("apple")
        browser.system.fail(with: .noPackageDatabase(path: "/orchard"))
        await browser.passCheck()
        await eventually { browser.system.reads == 2 && browser.clock.sleepers == 1 }
        #expect(browser.frame == BrowserFrames.list)
        await browser.terminal.end()
    }

    @Test func `r, while it reads already, reads once more afterward`() async {
        let browser = Browser()
        await browser.shows("apple")
        browser.system.hold()
        browser.terminal.press(.character("r"))
        await eventually { browser.system.reads == 2 }
        browser.terminal.press(.character("r"), .character("r"))
        browser.system.release()
        await eventually { browser.system.reads == 3 && browser.clock.sleepers == 1 }
        #expect(browser.frame == BrowserFrames.list)
        await browser.terminal.end()
    }

    @Test func `q, in the list, ends the show`() async {
        let browser = Browser()
        await browser.shows("apple")
        browser.terminal.press(.character("q"))
        #expect(browser.terminal.isDismissed)
        await browser.terminal.end()
        #expect(browser.clock.sleepers == 0)
    }

    @Test func `q, during a reading, cancels it`() async {
        let system = FakeSystem()
        system.hold()
        let browser = Browser(system)
        await eventually { system.reads == 1 }
        browser.terminal.press(.character("q"))
        #expect(browser.terminal.isDismissed)
        await browser.terminal.end()
        #expect(system.cancellations == 1)
        #expect(browser.clock.sleepers == 0)
    }
}
