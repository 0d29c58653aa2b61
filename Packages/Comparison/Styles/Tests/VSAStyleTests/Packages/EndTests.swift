import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import VSAStyle

@MainActor
@Suite struct EndTests {
    private let system = FakeSystem()

    @Test func `quitting during a scan cancels it`() async {
        system.hold()
        let screen = Screen(system)
        await screen.eventually { system.reads == 1 && screen.clock.sleepers == 1 }
        screen.press(.character("q"))
        #expect(screen.isDismissed)
        // The driver is never released, so only a cancelled call returns.
        await screen.end()
        #expect(screen.clock.sleepers == 0)
    }

    @Test func `quitting while packages are read again cancels that too`() async {
        let screen = Screen(system)
        await screen.load()
        await screen.eventually { screen.clock.sleepers == 1 }
        system.hold()
        screen.press(.character("r"))
        await screen.eventually { system.reads == 2 }
        await screen.end()
        #expect(screen.clock.sleepers == 0)
    }

    @Test func `no check outlives the screen, with a sheet or without`() async {
        let screen = Screen(system)
        await screen.load()
        screen.press(.enter)
        await screen.eventually { system.texts == 1 && screen.clock.sleepers == 1 }
        await screen.end()
        #expect(screen.clock.sleepers == 0)
    }

    @Test func `quitting while a text is read cancels that`() async {
        let clock = ManualClock()
        let screen = Screen(SlowContainer(clockDriver: clock), clock: clock)
        await screen.load()
        screen.press(.enter)
        // One task waits for the next check, one for the text.
        await screen.eventually { clock.sleepers == 2 }
        await screen.end()
        #expect(clock.sleepers == 0)
    }

    @Test func `no frame has a backslash that a text was escaped with`() async {
        system.hold()
        let screen = Screen(system, rows: BrowserFrames.sheetRows)
        var frames: [String] = []
        await screen.eventually { system.reads == 1 && screen.clock.sleepers == 1 }
        screen.clock.advance(by: .milliseconds(500))
        await screen.eventually { screen.frame.contains("1 of 3") }
        frames.append(screen.frame)
        system.release()
        await screen.load()
        frames.append(screen.frame)
        screen.type("/e")
        frames.append(screen.frame)
        screen.press(.enter, .enter)
        await screen.eventually { screen.frame.contains("Terms") }
        for key in "nm]" {
            screen.press(.character(key))
            frames.append(screen.frame)
        }
        #expect(frames.count == 6)
        #expect(frames.filter { $0.contains("\\") } == [])
        await screen.end()
    }
}

/// A system whose texts take an hour to read.
private struct SlowContainer: VSADependency {
    struct TextDriver: TextOnlyDriver {
        let clock: ManualClock

        func license(
            of entry: PackageLicense, in source: InventorySource
        ) async throws(LicenseDriverError) -> License {
            try? await clock.sleep(for: .seconds(3600))
            throw .cancelled
        }
    }

    let licenseDriver = FakeSystem()
    let installationDriver = FakeSystem()
    let clockDriver: ManualClock

    var licenseTextDriver: TextDriver { TextDriver(clock: clockDriver) }
}
