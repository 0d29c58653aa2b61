import DomainLayer
import PresentationMocks
import TerminalUI
import Testing
import Wording

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PackagesTabPresenterTests {
    @Test func `packages come, and go on coming when the system changes`() async throws {
        let scans = SteeredScans()
        let metronome = Metronome()
        let presenter = PackagesTabPresenter(
            dependency: MockDIContainer {
                $0.licenseDriver = scans.driver
                $0.sharedScans = metronome.sharedScans
            },
            source: .standard)
        let screen = Task { await presenter.onAppear() }
        var inventory = Samples.inventory
        try #require(await scans.next()).end(.success(inventory))
        try await eventually { presenter.state.index != nil }
        presenter.onMove(to: ListPosition(selected: 2))

        inventory.entries.removeFirst()
        scans.change(to: .success(2))
        metronome.beat()
        try #require(await scans.next()).end(.success(inventory))
        try await eventually { presenter.state.rows.count == inventory.entries.count }
        #expect(presenter.state.selection?.name == "brook")
        screen.cancel()
        await screen.value
    }

    @Test func `enter opens what is selected among what is shown, until the sheet is closed`()
        async throws
    {
        try await onScreen { presenter in
            presenter.onFilterBegin()
            presenter.onFilter("gpl-3")
            presenter.onEnter()
            #expect(presenter.state.sheet == nil)
            presenter.onMove(to: ListPosition(selected: 1))
            presenter.onEnter()
            #expect(presenter.state.sheet?.index == 1)
            #expect(
                presenter.state.sheet?.packages.map(\.name) == ["dovetail", "fathom", "kestrel"])
            presenter.onSheetClose()
            #expect(presenter.state.sheet == nil)
        }
    }

    @Test func `nothing is opened if nothing is shown`() async throws {
        try await onScreen { presenter in
            presenter.onFilter("no such thing")
            presenter.onEnter()
            #expect(presenter.state.sheet == nil)
        }
    }

    @Test func `a hit opens its package at its line`() async throws {
        try await onScreen { presenter in
            presenter.onPhraseBegin()
            presenter.onPhrase("openssl")
            presenter.onEnter()
            await presenter.onSearch()
            #expect(presenter.state.search?.isRunning == false)
            presenter.onEnter()
            let hit = try #require(presenter.state.search?.hits.first)
            #expect(presenter.state.sheet?.id == hit.package)
            #expect(presenter.state.sheet?.line == hit.line)
            #expect(presenter.state.sheet?.phrase == "openssl")
            let found = Set(presenter.state.search?.hits.map(\.package) ?? [])
            #expect(presenter.state.sheet?.packages.map(\.id) == found.sorted())
        }
    }

    @Test func `each search has a number of its own, and none once it is closed`() {
        var state = PackagesTabState()
        state.onInventory(Samples.inventory.entries, index: nil)
        var numbers: [Int?] = []
        for _ in 0..<2 {
            state.onPhraseBegin()
            state.onPhrase("words")
            numbers.append(state.searchNumber)
            state.onEnter()
            numbers.append(state.searchNumber)
        }
        state.onEscape()
        #expect(numbers == [nil, 1, 1, 2])
        #expect(state.searchNumber == nil)
    }

    @Test func `a search that is cancelled reads no further`() async throws {
        let readings = HeldReadings()
        try await onScreen(readings.driver) { presenter in
            presenter.onPhraseBegin()
            presenter.onPhrase("no such words")
            presenter.onEnter()
            let search = Task { await presenter.onSearch() }
            try await eventually { !readings.begun.isEmpty }
            search.cancel()
            await search.value
        }
        #expect(readings.begun.count < Samples.inventory.entries.count)
        #expect(readings.cancelled == readings.begun)
    }

    @Test func `a search that was cancelled starts over, and one that has ended doesn't`()
        async throws
    {
        try await onScreen { presenter in
            presenter.onPhraseBegin()
            presenter.onPhrase("openssl")
            presenter.onEnter()
            let search = Task { await presenter.onSearch() }
            search.cancel()
            await search.value
            #expect(presenter.state.search?.isRunning == true)
            for _ in 0..<2 {
                await presenter.onSearch()
                #expect(presenter.state.search?.isRunning == false)
                #expect(presenter.state.search?.hits.isEmpty == false)
                #expect(presenter.state.search?.done == Samples.inventory.entries.count)
            }
        }
    }

    @Test func `a search that starts over forgets its hits, but neither phrase nor number`() {
        var state = PackagesTabState()
        state.onInventory(Samples.inventory.entries, index: nil)
        state.onPhraseBegin()
        state.onPhrase("words")
        state.onEnter()
        let begun = (state.search, state.searchNumber)
        state.onStep(
            LicenseTextSearchStep(
                hits: [LicenseTextHit(package: "brook:amd64", line: 3, text: "words")], done: 4,
                of: 18))
        #expect(state.search?.hits.count == 1)
        state.onSearchStart()
        #expect((state.search, state.searchNumber) == begun)
    }

    /// Shows the screen, runs a closure once the packages are there, and leaves the screen.
    private func onScreen(
        _ driver: MockLicenseTextDriver = .samples,
        run: (PackagesTabPresenter<MockDIContainer>) async throws -> Void
    ) async throws {
        let presenter = PackagesTabPresenter(
            dependency: MockDIContainer { $0.licenseTextDriver = driver }, source: .standard)
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.index != nil }
        try await run(presenter)
        screen.cancel()
        await screen.value
    }
}
