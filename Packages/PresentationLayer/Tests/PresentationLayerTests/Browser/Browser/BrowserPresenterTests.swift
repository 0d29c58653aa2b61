import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BrowserPresenterTests {
    @Test func `all screens and the sheet share one scan, and end together`() async throws {
        let driver = SpyLicenseDriver()
        let texts = SpyLicenseTextDriver()
        let presenter = BrowserPresenter(
            dependency: BrowserContainer(licenseDriver: driver, licenseTextDriver: texts),
            source: .standard)
        let browser = Task { await presenter.onAppear() }
        try await settled(presenter)
        for tab in BrowserTab.allCases {
            try await eventually { presenter.ready.contains(tab) }
            presenter.onTab(by: 1)
        }
        presenter.packages.onEnter()
        try await eventually { presenter.sheet?.state.text.isFinal == true }
        browser.cancel()
        await browser.value
        #expect(driver.calls.count { $0 == .licenses(.standard, []) } == 1)
        #expect(texts.calls == [.license("aozora-reader:all", .standard)])
        let calls = driver.calls
        for _ in 0..<100 { await Task.yield() }
        #expect(driver.calls == calls)
    }

    @Test func `leaving while the scan runs cancels it`() async throws {
        let driver = PuppetLicenseDriver()
        let presenter = presenter(driver)
        let browser = Task { await presenter.onAppear() }
        let scan = try #require(await driver.nextScan())
        browser.cancel()
        await browser.value
        #expect(await scan.wasCancelled() == true)
    }

    @Test func `progress is shown only if the inventory takes long`() async throws {
        let driver = PuppetLicenseDriver()
        let (waits, end) = AsyncStream.makeStream(of: Void.self)
        let presenter = BrowserPresenter(
            dependency: MockDIContainer(licenseDriver: driver), source: .standard,
            progressDelay: { for await _ in waits { return } })
        let browser = Task { await presenter.onAppear() }
        _ = try #require(await driver.nextScan())
        try await eventually { presenter.state.contents == .loading(done: 0, of: nil) }
        #expect(!presenter.state.isLong)
        end.yield()
        try await eventually { presenter.state.isLong }
        browser.cancel()
        await browser.value
    }

    @Test func `a tab works out what it shows when it is first shown`() async throws {
        try await onScreen { presenter in
            presenter.onTab(by: 1)
            try await eventually { presenter.licenses.state.groups != nil }
            #expect(presenter.ready == [.packages, .licenses])
            presenter.onTab(by: -2)
            try await eventually { presenter.findings.state.list != nil }
            #expect(presenter.ready == [.packages, .licenses, .findings])
        }
    }

    @Test func `a tab that was shown before the inventory came gets it`() async throws {
        let driver = PuppetLicenseDriver()
        let presenter = presenter(driver)
        let browser = Task { await presenter.onAppear() }
        presenter.onTab(by: 2)
        try #require(await driver.nextScan()).end(.success(Samples.inventory))
        try await eventually { presenter.ready == [.packages, .summary] }
        browser.cancel()
        await browser.value
    }

    @Test func `a tab that was left follows the system all the same`() async throws {
        let driver = PuppetLicenseDriver()
        let metronome = Metronome()
        let presenter = BrowserPresenter(
            dependency: BrowserContainer(licenseDriver: driver, timing: metronome.timing),
            source: .standard)
        let browser = Task { await presenter.onAppear() }
        var inventory = Samples.inventory
        try #require(await driver.nextScan()).end(.success(inventory))
        presenter.onTab(by: 2)
        try await eventually { presenter.ready.contains(.summary) }
        presenter.onTab(by: -2)

        inventory.entries.removeFirst()
        driver.change(to: .success(2))
        metronome.beat()
        try #require(await driver.nextScan()).end(.success(inventory))
        try await eventually { presenter.summary.state.summary == inventory.summary() }
        browser.cancel()
        await browser.value
    }

    @Test func `a failure is kept for the view`() async throws {
        let presenter = BrowserPresenter(dependency: MockDIContainer(), source: .root("failure"))
        let browser = Task { await presenter.onAppear() }
        try await eventually { presenter.state.contents.isFinal }
        #expect(
            presenter.state.contents
                == .failure(
                    .unreadableDatabase(
                        path: "/var/lib/dpkg/status", .system(message: "Permission denied"))))
        browser.cancel()
        await browser.value
    }

    @Test func `escape closes what is topmost, and never the browser`() async throws {
        try await onScreen { presenter in
            presenter.packages.state.onFilter("gpl-3")
            presenter.packages.onEnter()
            presenter.sheet?.state.onFind("version")
            presenter.state.onHelp()
            presenter.onEscape()
            #expect(!presenter.state.isHelpShown)
            #expect(presenter.sheet?.state.phrase == "version")
            presenter.onEscape()
            #expect(presenter.sheet?.state.phrase == "")
            presenter.onEscape()
            #expect(presenter.sheet == nil)
            #expect(presenter.packages.state.filter == "gpl-3")
            for _ in 0..<3 { presenter.onEscape() }
            #expect(presenter.packages.state.filter == "")
            #expect(!presenter.state.isClosed)
        }
    }

    @Test func `q closes help and sheet, and leaves from a list`() async throws {
        try await onScreen { presenter in
            presenter.packages.onEnter()
            presenter.state.onHelp()
            presenter.onQuit()
            #expect(!presenter.state.isHelpShown)
            #expect(presenter.sheet != nil)
            presenter.onQuit()
            #expect(presenter.sheet == nil)
            #expect(!presenter.state.isClosed)
            presenter.onQuit()
            #expect(presenter.state.isClosed)
        }
    }

    @Test func `escape clears the filter of the findings`() async throws {
        try await onScreen { presenter in
            presenter.onTab(by: -1)
            try await eventually { presenter.findings.state.list != nil }
            presenter.findings.state.onFilter("gantry")
            presenter.onEscape()
            #expect(presenter.findings.state.filter == "")
            #expect(!presenter.state.isClosed)
        }
    }

    @Test func `r reads a system again that looks the same`() async throws {
        let driver = PuppetLicenseDriver()
        let metronome = Metronome()
        let presenter = BrowserPresenter(
            dependency: BrowserContainer(licenseDriver: driver, timing: metronome.timing),
            source: .standard)
        let browser = Task { await presenter.onAppear() }
        var inventory = Samples.inventory
        try #require(await driver.nextScan()).end(.success(inventory))
        try await eventually { presenter.ready == [.packages] }
        inventory.entries.removeFirst()
        presenter.onRefresh()
        metronome.beat()
        try #require(await driver.nextScan()).end(.success(inventory))
        try await eventually { presenter.packages.state.rows.count == inventory.entries.count }
        browser.cancel()
        await browser.value
    }

    @Test func `the list goes to the package that the sheet showed last`() async throws {
        try await onScreen { presenter in
            presenter.packages.onEnter()
            for _ in 0..<3 { presenter.sheet?.onPackage(by: 1) }
            presenter.onQuit()
            #expect(presenter.packages.state.position.selected == 3)
        }
    }

    private func onScreen(
        _ run: (BrowserPresenter<BrowserContainer<StubLicenseDriver, StubLicenseTextDriver>>)
            async throws -> Void
    ) async throws {
        let presenter = presenter(StubLicenseDriver())
        let browser = Task { await presenter.onAppear() }
        try await settled(presenter)
        try await run(presenter)
        browser.cancel()
        await browser.value
    }

    private func presenter<Driver>(
        _ driver: Driver
    ) -> BrowserPresenter<BrowserContainer<Driver, StubLicenseTextDriver>> {
        BrowserPresenter(dependency: BrowserContainer(licenseDriver: driver), source: .standard)
    }

    private func settled(
        _ presenter: BrowserPresenter<
            BrowserContainer<some LicenseDriverProtocol, some LicenseTextDriverProtocol>
        >
    ) async throws {
        try await eventually {
            presenter.ready.contains(.packages) && presenter.state.contents.isFinal
        }
    }
}

extension BrowserPresenter {
    /// The tabs that have what they show.
    fileprivate var ready: Set<BrowserTab> {
        var tabs: Set<BrowserTab> = []
        if packages.state.index != nil { tabs.insert(.packages) }
        if licenses.state.groups != nil { tabs.insert(.licenses) }
        if summary.state.summary != nil { tabs.insert(.summary) }
        if findings.state.list != nil { tabs.insert(.findings) }
        return tabs
    }
}

struct BrowserStateTests {
    @Test func `tabs follow each other in a circle`() {
        var state = BrowserState()
        var tabs: [BrowserTab] = []
        for step in [1, 1, 1, 1, -1, -1] {
            state.onTab(by: step)
            tabs.append(state.tab)
        }
        #expect(tabs == [.licenses, .summary, .findings, .packages, .findings, .summary])
    }

    @Test func `the inventory's outline is kept`() {
        var state = BrowserState()
        state.onInventory(.loading(done: 1, of: 2))
        #expect(state.contents == .loading(done: 1, of: 2))
        state.onInventory(.success(Samples.inventory))
        #expect(
            state.contents
                == .success(BrowserState.Contents(system: Samples.system, packages: 18)))
    }

    @Test func `each tab is waited for anew, but an inventory on its way is waited for once`() {
        var state = BrowserState()
        state.onLongWait()
        state.onTab(by: 1)
        #expect(state.isLong)
        state.onInventory(.success(Samples.inventory))
        #expect(state.isLong)
        state.onTab(by: 1)
        #expect(!state.isLong)
    }

    @Test func `help begins at its top`() {
        var state = BrowserState()
        state.onHelp()
        state.onHelpScroll(to: 3)
        state.onHelpClose()
        #expect(!state.isHelpShown)
        state.onHelp()
        #expect(state.isHelpShown)
        #expect(state.helpTop == 0)
    }
}
