import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BrowserViewTests {
    @Test func `all screens and the sheet share one scan, and end together`() async throws {
        let scans = CallRecorder<MockLicenseDriver.Call>()
        let texts = CallRecorder<MockLicenseTextDriver.Call>()
        let terminal = terminal {
            $0.licenseDriver = .samples.recording(in: scans)
            $0.licenseTextDriver = .samples.recording(in: texts)
        }
        for _ in BrowserTab.allCases {
            try await terminal.settled()
            terminal.press(.tab)
        }
        terminal.press(.enter)
        try await terminal.settled()
        await terminal.end()
        #expect(scans.calls.count { $0 == .licenses(.standard, []) } == 1)
        #expect(texts.calls == [.license("aozora-reader:all", .standard)])
        let calls = scans.calls
        for _ in 0..<100 { await Task.yield() }
        #expect(scans.calls == calls)
    }

    @Test func `leaving while the scan runs cancels it`() async throws {
        let scans = SteeredScans()
        let terminal = terminal { $0.licenseDriver = scans.driver }
        let scan = try #require(await scans.next())
        terminal.press(.character("q"))
        #expect(terminal.isDismissed)
        await terminal.end()
        #expect(await scan.wasCancelled() == true)
    }

    @Test func `progress is shown only if the inventory takes long`() async throws {
        let scans = SteeredScans()
        let container = MockDIContainer { $0.licenseDriver = scans.driver }
        let terminals = [Duration.seconds(1 << 30), .zero].map { delay in
            HeadlessTerminal(columns: 80, rows: 24) {
                BrowserView(dependency: container, source: .standard)
                    .environment(\.progressDelay, delay)
            }
        }
        try #require(await scans.next()).progress(1, of: 2)
        try await eventually { terminals[1].frame.contains("1 of 2") }
        #expect(!terminals[0].frame.contains("Reading"))
        for terminal in terminals { await terminal.end() }
    }

    @Test(arguments: [Duration.zero, .seconds(1 << 30)])
    func `a tab that has nothing to show yet says so if that takes long`(
        delay: Duration
    ) async throws {
        let terminal = HeadlessTerminal(columns: 40, rows: 4) {
            WorkingScreen().environment(\.progressDelay, delay)
        }
        for _ in 0..<100 { await Task.yield() }
        if delay == .zero {
            try await eventually { terminal.frame.contains("Going through the packages …") }
        }
        #expect(terminal.frame.contains("Going") == (delay == .zero))
        await terminal.end()
    }

    @Test func `a tab that was left follows the system all the same`() async throws {
        let scans = SteeredScans()
        let metronome = Metronome()
        let terminal = terminal {
            $0.licenseDriver = scans.driver
            $0.sharedScans = metronome.sharedScans
        }
        var inventory = Samples.inventory
        try #require(await scans.next()).end(.success(inventory))
        try await terminal.settled()
        terminal.press(.tab, .tab)
        try await terminal.settled()
        terminal.press(.tab)

        inventory.entries.removeFirst()
        scans.change(to: .success(2))
        metronome.beat()
        try #require(await scans.next()).end(.success(inventory))
        terminal.press(.backTab)
        try await eventually { terminal.frame.contains("17 packages") }
        await terminal.end()
    }

    @Test func `escape closes what is topmost, and never the browser`() async throws {
        try await onScreen { terminal in
            terminal.press(.character("/"))
            terminal.type("gpl-3")
            terminal.press(.enter, .enter)
            try await terminal.settled()
            terminal.press(.character("/"))
            terminal.type("version")
            terminal.press(.enter, .character("?"))
            #expect(terminal.frame.hasPrefix("── Keys"))
            terminal.press(.escape)
            #expect(terminal.frame.contains("Search: version"))
            terminal.press(.escape)
            #expect(terminal.frame.hasPrefix("── dovetail"))
            #expect(!terminal.frame.contains("Search: "))
            terminal.press(.escape)
            #expect(terminal.frame.contains("Filter: gpl-3"))
            terminal.press(.escape, .escape, .escape)
            #expect(terminal.frame.contains("18 packages"))
            #expect(!terminal.isDismissed)
        }
    }

    @Test func `q closes help and sheet, and leaves from a list`() async throws {
        try await onScreen { terminal in
            terminal.press(.enter, .character("?"), .character("q"))
            #expect(terminal.frame.hasPrefix("── aozora-reader"))
            terminal.press(.character("q"))
            #expect(terminal.frame.hasPrefix(" Packages"))
            #expect(!terminal.isDismissed)
            terminal.press(.character("q"))
            #expect(terminal.isDismissed)
        }
    }

    @Test func `escape clears the filter of the findings`() async throws {
        try await onScreen { terminal in
            terminal.press(.tab, .tab, .tab)
            try await terminal.settled()
            terminal.press(.character("/"))
            terminal.type("gantry")
            #expect(terminal.frame.contains("Filter: gantry"))
            terminal.press(.escape)
            #expect(!terminal.frame.contains("Filter: "))
            #expect(!terminal.isDismissed)
        }
    }

    @Test func `r reads a system again that looks the same`() async throws {
        let scans = SteeredScans()
        let metronome = Metronome()
        let terminal = terminal {
            $0.licenseDriver = scans.driver
            $0.sharedScans = metronome.sharedScans
        }
        var inventory = Samples.inventory
        try #require(await scans.next()).end(.success(inventory))
        try await terminal.settled()
        inventory.entries.removeFirst()
        terminal.press(.character("r"))
        metronome.beat()
        try #require(await scans.next()).end(.success(inventory))
        try await eventually { terminal.frame.contains("17 packages") }
        await terminal.end()
    }

    @Test func `the list goes to the package that the sheet showed last`() async throws {
        try await onScreen { terminal in
            terminal.press(.enter, .character("]"), .character("]"), .character("]"))
            terminal.press(.character("q"))
            #expect(terminal.frame.contains("▸ caravan-tools"))
        }
    }

    @Test func `arrows and Tab change the screen, but not below a sheet or the help`() async throws
    {
        try await onScreen { terminal in
            var screens: [Bool] = []
            for key in [.right, .tab, .left, .backTab] as [Key] {
                terminal.press(key)
                try await terminal.settled()
                screens.append(terminal.frame.contains("by packages"))
            }
            #expect(screens == [true, false, true, false])
            for open in [.enter, .character("?")] as [Key] {
                terminal.press(open)
                for key in [.right, .tab, .left, .backTab, .tab] as [Key] { terminal.press(key) }
                terminal.press(.character("q"))
                #expect(terminal.frame.contains("by name"))
            }
        }
    }

    @Test func `a search in the texts ends when it is closed`() async throws {
        let readings = HeldReadings()
        let terminal = terminal { $0.licenseTextDriver = readings.driver }
        try await terminal.settled()
        terminal.press(.character("t"))
        terminal.type("no such words")
        terminal.press(.enter)
        try await eventually {
            _ = terminal.frame
            return !readings.begun.isEmpty
        }
        terminal.press(.escape)
        try await eventually { readings.cancelled == readings.begun }
        await terminal.end()
    }

    @Test func `nothing of the list is left beside a sheet, in any width`() async throws {
        try await onScreen { terminal in
            terminal.press(.enter)
            try await terminal.settled()
            for columns in 20...120 {
                terminal.resize(columns: columns, rows: 24)
                #expect(terminal.lines[0].text.hasPrefix("── aozora-reader"))
                #expect(terminal.lines[0].width == columns)
                for words in ["Packages", "▸", "■", "by name"] {
                    #expect(!terminal.frame.contains(words))
                }
            }
        }
    }

    @Test func `y gives the expression to the clipboard`() async throws {
        try await onScreen { terminal in
            terminal.press(.enter, .character("y"))
            #expect(terminal.frame.contains("Copied MIT"))
            #expect(terminal.copied == ["MIT"])
        }
    }

    private func onScreen(
        _ run: (HeadlessTerminal<BrowserView<MockDIContainer>>) async throws -> Void
    ) async throws {
        let terminal = terminal()
        try await terminal.settled()
        try await run(terminal)
        await terminal.end()
    }

    private func terminal(
        _ assign: (inout MockDIContainer) -> Void = { _ in }
    ) -> HeadlessTerminal<BrowserView<MockDIContainer>> {
        let container = MockDIContainer(assign)
        return HeadlessTerminal(columns: 80, rows: 24) {
            BrowserView(dependency: container, source: .standard)
        }
    }
}
