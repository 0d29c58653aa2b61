import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

@MainActor
@Suite struct PackagesFrameTests {
    static let list = """
        Packages
          Package             License                       Basis
        ▸ apple               MIT OR Zlib                   declared
          birch               ISC                           declared
          cedar               no copyright file             none
        3 packages, 3 licenses                               by name
        ■ permissive 2  ■ unknown 1
        enter open  / filter  r read again  q quit
        """

    @Test func `the screen is blank for half a second, then says how far reading is`() async {
        let system = FakeSystem()
        system.hold()
        let show = Show(system)
        #expect(await eventually { show.store.state.packages.progress?.total == 3 })
        #expect(show.frame == "Packages\n\n\n\n\n\n\nq quit")
        #expect(await show.advance(by: .milliseconds(499), sleepers: 1))
        #expect(show.clock.sleepers == 1)
        show.clock.advance(by: .milliseconds(1))
        #expect(await show.shows("Reading"))
        #expect(
            show.frame == """
                Packages

                  Reading the packages: 1 of 3
                  █████████████▍



                q quit
                """)
        system.release()
        #expect(await show.shows("cedar"))
        #expect(show.frame == Self.list)
        await show.end()
    }

    @Test func `nothing but reading again and leaving is possible while reading`() async {
        let system = FakeSystem()
        system.hold()
        let show = Show(system)
        #expect(await eventually { system.reads == 1 })
        show.press(.character("/"), .character("x"), .down, .enter, .escape)
        system.release()
        #expect(await show.shows("cedar"))
        #expect(show.frame == Self.list)
        await show.end()
    }

    @Test func `what can't be read is said, until it can be`() async {
        let system = FakeSystem()
        system.fail(with: .notDebianRoot(path: "/srv/pear"))
        let show = Show(system)
        #expect(await show.shows("Error"))
        #expect(
            show.frame == """
                Packages

                  Error: /srv/pear is not a Debian system: it has no dpkg
                  database
                  give --root a folder with var/lib/dpkg, or an image


                r read again  q quit
                """)
        system.fail(with: .unreachableRoot(path: "/srv/pear", message: "no permission"))
        show.press(.character("r"))
        #expect(await show.shows("no permission"))
        system.install(LicenseEntry.samples)
        show.press(.character("r"))
        #expect(await show.shows("cedar"))
        #expect(show.frame == Self.list)
        await show.end()
    }

    @Test func `a system without packages has a list without a header`() async {
        let show = Show(FakeSystem([]))
        #expect(await show.shows("No package"))
        #expect(
            show.frame == """
                Packages

                  No package is installed.


                0 packages, 0 licenses                               by name

                enter open  / filter  r read again  q quit
                """)
        show.press(.enter)
        #expect(show.store.state.navigation.route == nil)
        await show.end()
    }

    @Test func `a filter is written, accepted and taken back`() async {
        let show = Show()
        #expect(await show.start())
        show.press(.down, .character("/"))
        show.type("ir")
        #expect(
            show.frame == """
                Packages
                  Package             License                       Basis
                ▸ birch               ISC                           declared


                Filter: ir                                            1 of 3
                ■ permissive 2  ■ unknown 1
                enter accept  esc all
                """)
        show.press(.enter)
        #expect(show.frame.hasSuffix("esc all  enter open  / filter  r read again  q quit"))
        #expect(show.frame.contains("Filter: ir   "))
        show.press(.escape)
        #expect(show.frame.contains("▸ birch"))
        #expect(show.frame.hasSuffix("\nenter open  / filter  r read again  q quit"))
        show.press(.character("/"), .character("z"), .character("q"), .escape, .escape)
        #expect(show.frame == Self.list)
        await show.end()
    }

    @Test func `a filter that leaves nothing says so`() async {
        let show = Show()
        #expect(await show.start())
        show.press(.character("/"), .character("x"), .character("q"), .enter)
        #expect(
            show.frame == """
                Packages

                  No packages match “xq”.
                  Escape clears the filter.

                Filter: xq                                            0 of 3
                ■ permissive 2  ■ unknown 1
                esc all  enter open  / filter  r read again  q quit
                """)
        show.press(.enter)
        #expect(show.store.state.navigation.route == nil)
        await show.end()
    }

    @Test func `a change of the system is seen within a second, the selected package stays so`()
        async
    {
        let show = Show()
        #expect(await show.start())
        show.press(.down, .down)
        show.system.install(
            LicenseEntry.samples + [
                LicenseEntry(
                    name: "dill", version: "1", architecture: "all", reason: .noStatement)
            ])
        #expect(await show.look())
        #expect(await show.shows("4 packages"))
        #expect(show.frame.contains("▸ cedar"))
        show.system.install([LicenseEntry.samples[1], LicenseEntry.samples[2]])
        #expect(await show.look())
        #expect(await show.shows("2 packages"))
        #expect(show.frame.contains("▸ cedar"))
        await show.end()
    }

    @Test func `what was shown stays if it can't be read again, and so does the filter`() async {
        let show = Show()
        #expect(await show.start())
        show.press(.character("/"), .character("b"), .enter)
        let frame = show.frame
        show.system.fail(with: .cancelled)
        #expect(await show.look())
        #expect(await eventually { show.system.reads == 2 && show.clock.sleepers == 1 })
        #expect(show.frame == frame)
        show.system.install([LicenseEntry.samples[1]])
        #expect(await show.look())
        #expect(await show.shows("Filter: b                                                  1"))
        await show.end()
    }

    @Test func `leaving ends the show, in the middle of reading too`() async {
        let system = FakeSystem()
        system.hold()
        let show = Show(system)
        #expect(await eventually { system.reads == 1 })
        #expect(!show.isDismissed)
        show.press(.character("q"))
        #expect(show.isDismissed)
        await show.end()
        #expect(show.store.state.packages.progress?.done == 1)
        #expect(show.clock.sleepers == 0)
    }
}
