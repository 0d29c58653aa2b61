import DomainLayer
import LicenseViews
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PackageBrowserPresenterTests {
    @Test func `packages come, and go on coming when the system changes`() async throws {
        let driver = PuppetLicenseDriver()
        let metronome = Metronome()
        let presenter = PackageBrowserPresenter(
            dependency: BrowserContainer(licenseDriver: driver, timing: metronome.timing),
            source: .standard, onOpen: { _ in })
        let screen = Task { await presenter.onAppear() }
        var inventory = Samples.inventory
        try #require(await driver.nextScan()).end(.success(inventory))
        try await eventually { presenter.state.index != nil }
        presenter.state.onMove(to: ListPosition(selected: 2))

        inventory.entries.removeFirst()
        driver.change(to: .success(2))
        metronome.beat()
        try #require(await driver.nextScan()).end(.success(inventory))
        try await eventually { presenter.state.rows.count == inventory.entries.count }
        #expect(presenter.state.selection?.name == "brook")
        screen.cancel()
        await screen.value
    }

    @Test func `enter opens what is selected among what is shown`() async throws {
        var opened: [LicenseSheetSubject] = []
        try await onScreen(StubLicenseTextDriver()) {
            opened.append($0)
        } run: { presenter in
            presenter.state.onFilterBegin()
            presenter.state.onFilter("gpl-3")
            presenter.onEnter()
            presenter.state.onMove(to: ListPosition(selected: 1))
            presenter.onEnter()
        }
        #expect(opened.map(\.index) == [1])
        #expect(opened.map { $0.packages.map(\.name) } == [["dovetail", "fathom", "kestrel"]])
    }

    @Test func `nothing is opened if nothing is shown`() async throws {
        try await onScreen(StubLicenseTextDriver()) { _ in
            Issue.record("nothing is selected")
        } run: { presenter in
            presenter.state.onFilter("no such thing")
            presenter.onEnter()
        }
    }

    @Test func `a hit opens its package at its line`() async throws {
        var opened: [LicenseSheetSubject] = []
        try await onScreen(StubLicenseTextDriver()) {
            opened.append($0)
        } run: { presenter in
            presenter.state.onPhraseBegin()
            presenter.state.onPhrase("openssl")
            presenter.onEnter()
            try await eventually { presenter.state.search?.isRunning == false }
            presenter.onEnter()
            let hit = try #require(presenter.state.search?.hits.first)
            #expect(opened.map { $0.packages[$0.index].id } == [hit.package])
            #expect(opened.map(\.line) == [hit.line])
            #expect(opened.map(\.phrase) == ["openssl"])
            let found = Set(presenter.state.search?.hits.map(\.package) ?? [])
            #expect(opened.map { $0.packages.map(\.id) } == [found.sorted()])
        }
    }

    @Test func `escape cancels a search that runs`() async throws {
        let driver = SpyLicenseTextDriver()
        try await onScreen(driver) { presenter in
            presenter.state.onPhraseBegin()
            presenter.state.onPhrase("no such words")
            presenter.onEnter()
            presenter.onEscape()
        }
        let reads = driver.calls.count { if case .license = $0 { true } else { false } }
        #expect(reads < Samples.inventory.entries.count)
    }

    @Test func `a search ends with its screen`() async throws {
        let driver = SpyLicenseTextDriver()
        try await onScreen(driver) { presenter in
            presenter.state.onPhraseBegin()
            presenter.state.onPhrase("no such words")
            presenter.onEnter()
        }
        let calls = driver.calls
        for _ in 0..<100 { await Task.yield() }
        #expect(driver.calls == calls)
    }

    /// Shows the screen, does something on it once the packages have come, and leaves it.
    private func onScreen<Driver: LicenseTextDriverProtocol>(
        _ driver: Driver,
        onOpen: @escaping @MainActor (LicenseSheetSubject) -> Void = { _ in },
        run: (PackageBrowserPresenter<BrowserContainer<StubLicenseDriver, Driver>>) async throws ->
            Void
    ) async throws {
        let presenter = PackageBrowserPresenter(
            dependency: BrowserContainer(licenseTextDriver: driver), source: .standard,
            onOpen: onOpen)
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.index != nil }
        try await run(presenter)
        screen.cancel()
        await screen.value
    }
}
