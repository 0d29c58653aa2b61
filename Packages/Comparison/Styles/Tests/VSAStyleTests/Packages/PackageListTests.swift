import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import VSAStyle

@MainActor
@Suite struct PackageListTests {
    private let system = FakeSystem()

    private func loaded() async -> Screen {
        let screen = Screen(system)
        await screen.load()
        return screen
    }

    @Test func `a filter narrows while it is typed`() async {
        let screen = await loaded()
        screen.type("/isc")
        #expect(screen.frame == BrowserFrames.filter)
        screen.press(.enter)
        #expect(screen.lines[7].hasPrefix("Filter: isc"))
        #expect(screen.lines.last == "esc all  enter open  / filter  r read again  q quit")
        screen.press(.escape)
        #expect(screen.lines[7].hasPrefix("3 packages, 3 licenses"))
        #expect(screen.selected == "birch")
        await screen.end()
    }

    @Test func `keys that mean something elsewhere are typed into the filter`() async {
        let screen = await loaded()
        screen.type("/qrmj")
        #expect(screen.lines[7].hasPrefix("Filter: qrmj"))
        #expect(screen.lines[2] == "  No packages match “qrmj”.")
        #expect(screen.lines[3] == "  Escape clears the filter.")
        #expect(!screen.isDismissed)
        #expect(system.reads == 1)
        screen.press(.escape)
        #expect(screen.lines.last == "enter open  / filter  r read again  q quit")
        await screen.end()
    }

    @Test func `what is selected stays so while the filter leaves it`() async {
        let screen = await loaded()
        screen.press(.down)
        screen.type("/c")
        #expect(screen.selected == "birch")
        screen.type("e")
        #expect(screen.selected == "cedar")
        screen.press(.backspace, .backspace)
        #expect(screen.selected == "cedar")
        await screen.end()
    }

    @Test func `with no match left there is nothing to open`() async {
        let screen = await loaded()
        screen.type("/zzz")
        screen.press(.enter, .enter)
        #expect(screen.lines[0] == "Packages")
        screen.press(.escape)
        #expect(screen.selected == "apple")
        await screen.end()
    }

    @Test func `without any package no filter is blamed`() async {
        let screen = await loaded()
        screen.type("/zzz")
        #expect(screen.lines[2] == "  No packages match “zzz”.")
        system.install([])
        await screen.passCheck()
        await screen.eventually { screen.lines[2] == "  No package is installed." }
        #expect(screen.lines[7].hasPrefix("Filter: zzz"))
        await screen.end()
    }

    @Test func `q ends the show`() async {
        let screen = await loaded()
        screen.press(.character("q"))
        #expect(screen.isDismissed)
        await screen.end()
    }
}
