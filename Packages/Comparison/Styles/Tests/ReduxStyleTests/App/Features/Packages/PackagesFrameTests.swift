import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

@MainActor
@Suite struct PackagesFrameTests {
    @Test func `the screen is blank for half a second, then says how far reading is`() async {
        let system = FakeSystem()
        system.hold()
        let show = Show(system)
        await eventually { show.store.state.packages.progress?.step == .packages(done: 1, of: 3) }
        #expect(show.frame == BrowserFrames.blank)
        await show.advance(by: .milliseconds(499), sleepers: 1)
        #expect(show.clock.sleepers == 1)
        show.clock.advance(by: .milliseconds(1))
        await show.shows("Reading")
        #expect(show.frame == BrowserFrames.loading)
        system.release()
        await show.shows("cedar")
        #expect(show.frame == BrowserFrames.list)
        await show.end()
    }

    @Test func `nothing but reading again and leaving is possible while reading`() async {
        let system = FakeSystem()
        system.hold()
        let show = Show(system)
        await eventually { system.reads == 1 }
        show.press(.character("/"), .character("x"), .down, .enter, .escape)
        system.release()
        await show.shows("cedar")
        #expect(show.frame == BrowserFrames.list)
        await show.end()
    }

    @Test func `what can't be read is said, until it can be`() async {
        let system = FakeSystem()
        system.fail(with: .noPackageDatabase(path: "/orchard"))
        let show = Show(system)
        await show.shows("Error")
        #expect(show.frame == BrowserFrames.failure)
        system.fail(with: .unreachableRoot(path: "/orchard", message: "no permission"))
        show.press(.character("r"))
        await show.shows("no permission")
        system.install(PackageLicense.samples)
        show.press(.character("r"))
        await show.shows("cedar")
        #expect(show.frame == BrowserFrames.list)
        await show.end()
    }

    @Test func `a system without packages has a list without a header`() async {
        let show = Show(FakeSystem([]))
        await show.shows("No package")
        #expect(show.frame == BrowserFrames.nothing)
        show.press(.enter)
        #expect(show.store.state.navigation.pages == nil)
        await show.end()
    }

    @Test func `a filter is written, accepted and taken back`() async {
        let show = Show()
        await show.start()
        show.press(.down, .character("/"))
        show.type("isc")
        #expect(show.frame == BrowserFrames.filter)
        show.press(.enter)
        #expect(show.frame.hasSuffix("esc all  enter open  / filter  r read again  q quit"))
        #expect(show.frame.contains("Filter: isc   "))
        show.press(.escape)
        #expect(show.frame.contains("▸ birch"))
        #expect(show.frame.hasSuffix("\nenter open  / filter  r read again  q quit"))
        show.press(.character("/"), .character("z"), .character("q"), .escape, .escape)
        #expect(show.frame == BrowserFrames.list)
        await show.end()
    }

    @Test func `a filter that leaves nothing says so`() async {
        let show = Show()
        await show.start()
        show.type("/iscq")
        #expect(show.frame == BrowserFrames.noMatch)
        show.press(.enter)
        #expect(show.frame.hasSuffix("esc all  enter open  / filter  r read again  q quit"))
        show.press(.enter)
        #expect(show.store.state.navigation.pages == nil)
        await show.end()
    }

    @Test func `a change of the system is seen within a second, the selected package stays so`()
        async
    {
        let show = Show()
        await show.start()
        show.press(.down, .down)
        show.system.install(
            PackageLicense.samples + [
                PackageLicense(
                    name: "dill", version: "1", architecture: "all", reason: .noStatement)
            ])
        await show.look()
        await show.shows("4 packages")
        #expect(show.frame.contains("▸ cedar"))
        show.system.install([PackageLicense.samples[1], PackageLicense.samples[2]])
        await show.look()
        await show.shows("2 packages")
        #expect(show.frame.contains("▸ cedar"))
        await show.end()
    }

    @Test func `what was shown stays if it can't be read again, and so does the filter`() async {
        let show = Show()
        await show.start()
        show.press(.character("/"), .character("b"), .enter)
        let frame = show.frame
        show.system.fail(with: .cancelled)
        await show.look()
        await eventually { show.system.reads == 2 && show.clock.sleepers == 1 }
        #expect(show.frame == frame)
        show.system.install([PackageLicense.samples[1]])
        await show.look()
        await show.shows("Filter: b                                                  1")
        await show.end()
    }

    @Test func `leaving ends the show, in the middle of reading too`() async {
        let system = FakeSystem()
        system.hold()
        let show = Show(system)
        await eventually { system.reads == 1 }
        #expect(!show.isDismissed)
        show.press(.character("q"))
        #expect(show.isDismissed)
        await show.end()
        #expect(show.store.state.packages.progress?.step == .packages(done: 1, of: 3))
        #expect(show.clock.sleepers == 0)
    }
}
