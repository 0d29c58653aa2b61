import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import VSAStyle

@MainActor
@Suite struct RefreshTests {
    private let system = FakeSystem()

    private func loaded() async -> Screen {
        let screen = Screen(system)
        await screen.load()
        return screen
    }

    private func entry(_ name: String) -> PackageLicense {
        PackageLicense(name: name, version: "2", architecture: "all")
    }

    @Test func `each second the system is checked, and read if it has changed`() async {
        let screen = await loaded()
        await screen.passCheck()
        await screen.eventually { screen.clock.sleeps == 3 }
        #expect(system.reads == 1)
        system.install([entry("alder")] + PackageLicense.samples)
        await screen.passCheck()
        await screen.eventually { screen.lines[2].hasPrefix("  alder") }
        #expect(screen.lines[7].hasPrefix("4 packages"))
        await screen.passCheck()
        await screen.eventually { screen.clock.sleeps == 5 }
        #expect(system.reads == 2)
        await screen.end()
    }

    @Test func `a change during a reading is found by the next check`() async {
        system.hold()
        let screen = Screen(system)
        await screen.eventually { system.reads == 1 }
        system.install([entry("alder")])
        system.release()
        await screen.load()
        await screen.passCheck()
        await screen.eventually { system.reads == 2 }
        await screen.end()
    }

    @Test func `what is selected stays so, and so does the filter`() async {
        let screen = await loaded()
        screen.type("/c")
        screen.press(.down, .enter)
        #expect(screen.selected == "birch")
        system.install([entry("acacia"), entry("cypress")] + PackageLicense.samples)
        await screen.passCheck()
        await screen.eventually { screen.frame.contains("acacia") }
        #expect(screen.selected == "birch")
        #expect(screen.lines[7].hasPrefix("Filter: c"))
        await screen.end()
    }

    @Test func `if what is selected is gone the list begins anew`() async {
        let screen = await loaded()
        screen.press(.down)
        system.install(PackageLicense.samples.filter { $0.name != "birch" })
        await screen.passCheck()
        await screen.eventually { !screen.frame.contains("birch") }
        #expect(screen.selected == "apple")
        await screen.end()
    }

    @Test func `packages stay shown if they can't be read again`() async {
        let screen = await loaded()
        let frame = screen.frame
        system.fail(with: .noPackageDatabase(path: "/orchard"))
        await screen.passCheck()
        await screen.eventually { system.reads == 2 && screen.clock.sleepers == 1 }
        #expect(screen.frame == frame)
        system.install([entry("alder")])
        await screen.passCheck()
        await screen.eventually { screen.selected == "alder" }
        await screen.end()
    }

    @Test func `a failure is replaced as soon as a check finds a change`() async {
        system.fail(with: .noPackageDatabase(path: "/orchard"))
        let screen = Screen(system)
        await screen.eventually { screen.frame.contains("Error") }
        system.fail(with: .noPackageDatabase(path: "/meadow"))
        await screen.passCheck()
        await screen.eventually { screen.frame.contains("/meadow") }
        system.install([entry("alder")])
        await screen.passCheck()
        await screen.eventually { screen.selected == "alder" }
        await screen.end()
    }

    @Test func `r reads again whatever the revision, and nothing is shown of it`() async {
        let screen = await loaded()
        await screen.eventually { screen.clock.sleepers == 1 }
        let frame = screen.frame
        system.hold()
        screen.press(.character("r"))
        await screen.eventually { system.reads == 2 }
        screen.clock.advance(by: .seconds(9))
        #expect(screen.frame == frame)
        system.release()
        await screen.eventually { screen.clock.sleepers == 1 }
        #expect(screen.frame == frame)
        await screen.end()
    }
}
