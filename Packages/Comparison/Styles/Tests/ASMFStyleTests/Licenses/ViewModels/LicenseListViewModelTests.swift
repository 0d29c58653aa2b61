import DomainLayer
import LicenseViews
import StyleDoubles
import TerminalUI
import Testing
import Wording

@testable import ASMFStyle

/// Tests the view model with its managers, without the views.
@MainActor
@Suite struct LicenseListViewModelTests {
    private let system = FakeSystem()
    private let clock = ManualClock()
    private let driver = SpyScreenSnapshotDriver()
    private let ticker: TickerManager
    private let licenses: LicenseManager

    init() {
        ticker = TickerManager(clock: ClockService(driver: clock))
        licenses = LicenseManager(system, clock: clock, ticker: ticker)
    }

    private func viewModel(keeping snapshot: ScreenSnapshot? = nil) async -> LicenseListViewModel {
        if let snapshot { try? await driver.write(snapshot, of: .root("/")) }
        let shared = SharedDependencies.mock(
            clock: ClockService(driver: clock),
            snapshots: ScreenSnapshotService(driver: driver, source: .root("/")))
        return LicenseListViewModel(
            licenses: licenses, ticker: ticker, snapshots: shared.snapshots)
    }

    /// Lets a second pass once the ticker waits for it.
    private func second() async {
        await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(1))
        await eventually { clock.sleepers == 1 }
    }

    /// Waits for the packages.
    private func hasLoaded(_ viewModel: LicenseListViewModel) async {
        await eventually { viewModel.state.value != nil && clock.sleepers == 1 }
    }

    /// The name of the selected package.
    private func selected(_ viewModel: LicenseListViewModel) -> String? {
        let position = viewModel.list.position.selected
        return viewModel.rows.indices.contains(position) ? viewModel.rows[position].name : nil
    }

    @Test func `it observes each manager as long as it is there`() async {
        let snapshots = ScreenSnapshotManager(
            service: ScreenSnapshotService(driver: SpyScreenSnapshotDriver(), source: .root("/")))
        func observers() async -> [Int] { [await licenses.observers, await ticker.observers] }
        var viewModel: LicenseListViewModel? = LicenseListViewModel(
            licenses: licenses, ticker: ticker, snapshots: snapshots)
        await eventually { await observers() == [1, 1] }
        weak let gone = viewModel
        viewModel = nil
        await eventually { await observers() == [0, 0] }
        #expect(gone == nil)
    }

    @Test func `it works until it is cancelled, and then nothing runs and nobody observes`() async {
        let viewModel = await viewModel()
        let run = Task { await viewModel.run() }
        await hasLoaded(viewModel)
        run.cancel()
        await run.value
        #expect(clock.sleepers == 0)
        await eventually { await licenses.observers == 0 }
    }

    @Test func `cancelled before it begins it ends`() async {
        let viewModel = await viewModel()
        let run = Task { await viewModel.run() }
        run.cancel()
        await run.value
        #expect(clock.sleepers == 0)
    }

    @Test func `what the last run kept is there when the packages are`() async {
        let viewModel = await viewModel(
            keeping: ScreenSnapshot(filter: "c", selection: "birch:all"))
        let run = Task { await viewModel.run() }
        await hasLoaded(viewModel)
        #expect(viewModel.rows.map(\.name) == ["cedar", "birch"])
        #expect(selected(viewModel) == "birch")
        #expect(!viewModel.isFiltering)
        run.cancel()
        await run.value
        #expect(driver.writes.count == 1)
    }

    @Test func `the packages wait for what the last run kept`() async {
        let service = HeldSnapshotService(ScreenSnapshot(filter: "isc"))
        let shared = SharedDependencies.mock(
            clock: ClockService(driver: clock), snapshots: service)
        let viewModel = LicenseListViewModel(
            licenses: licenses, ticker: ticker, snapshots: shared.snapshots)
        let run = Task { await viewModel.run() }
        await eventually { await shared.snapshots.observers == 1 }
        for _ in 0..<1000 { await Task.yield() }
        #expect(system.reads == 0)
        service.open()
        await hasLoaded(viewModel)
        #expect(viewModel.list.filter == "isc")
        await eventually { await shared.snapshots.observers == 0 }
        run.cancel()
        await run.value
    }

    @Test func `packages that a refresh shows sooner keep their filter`() async {
        let service = HeldSnapshotService(ScreenSnapshot(filter: "isc", selection: "birch:all"))
        let shared = SharedDependencies.mock(
            clock: ClockService(driver: clock), snapshots: service)
        let viewModel = LicenseListViewModel(
            licenses: licenses, ticker: ticker, snapshots: shared.snapshots)
        let run = Task { await viewModel.run() }
        await viewModel.refresh()
        await eventually { viewModel.state.value != nil }
        viewModel.beginFilter()
        viewModel.filter("e")
        service.open()
        await eventually { system.reads == 2 && clock.sleepers == 1 }
        #expect(viewModel.list.filter == "e")
        #expect(selected(viewModel) == "apple")
        run.cancel()
        await run.value
    }

    @Test func `whoever leaves while that is read leaves no continuation`() async {
        let shared = SharedDependencies.mock(
            clock: ClockService(driver: clock),
            snapshots: HeldSnapshotService(ScreenSnapshot()))
        let viewModel = LicenseListViewModel(
            licenses: licenses, ticker: ticker, snapshots: shared.snapshots)
        let run = Task { await viewModel.run() }
        await eventually { await shared.snapshots.observers == 1 }
        run.cancel()
        await run.value
        await eventually { await shared.snapshots.observers == 0 }
    }

    @Test func `what can't be read leaves the screen as it is without a filter`() async {
        driver.fail(with: .invalid(path: "/screen.json"))
        let viewModel = await viewModel()
        let run = Task { await viewModel.run() }
        await hasLoaded(viewModel)
        #expect(viewModel.rows.map(\.name) == ["apple", "birch", "cedar"])
        run.cancel()
        await run.value
    }

    @Test func `a selection that is gone leaves the first`() async {
        let viewModel = await viewModel(keeping: ScreenSnapshot(selection: "zelkova:all"))
        let run = Task { await viewModel.run() }
        await hasLoaded(viewModel)
        #expect(selected(viewModel) == "apple")
        run.cancel()
        await run.value
    }

    @Test func `the screen is written once a second at most, if it has changed`() async {
        let viewModel = await viewModel()
        let run = Task { await viewModel.run() }
        await hasLoaded(viewModel)
        await second()
        let first = ScreenSnapshot(selection: "apple:all")
        await eventually { driver.writes == [first] }
        viewModel.beginFilter()
        for filter in ["i", "is", "isc"] { viewModel.filter(filter) }
        viewModel.enter()
        clock.advance(by: .milliseconds(900))
        for _ in 0..<100 { await Task.yield() }
        #expect(driver.writes == [first])
        clock.advance(by: .milliseconds(100))
        let second = ScreenSnapshot(filter: "isc", selection: "birch:all")
        await eventually { driver.writes == [first, second] }
        await self.second()
        await self.second()
        run.cancel()
        await run.value
        #expect(driver.writes == [first, second])
    }

    @Test func `what has changed since the last second is written at the end`() async {
        let viewModel = await viewModel()
        let run = Task { await viewModel.run() }
        await hasLoaded(viewModel)
        viewModel.move(to: ListPosition(selected: 1))
        run.cancel()
        await run.value
        #expect(driver.writes == [ScreenSnapshot(selection: "birch:all")])
    }

    @Test func `before there are packages nothing is written in the place of what is there`() async
    {
        system.hold()
        let viewModel = await viewModel(keeping: ScreenSnapshot(filter: "isc"))
        let run = Task { await viewModel.run() }
        await eventually { system.reads == 1 }
        run.cancel()
        await run.value
        #expect(driver.writes.count == 1)
    }

    @Test func `a driver that can't write harms nothing`() async {
        driver.fail(with: .unwritable(path: "/screen.json", message: "Read-only file system"))
        let viewModel = await viewModel()
        let run = Task { await viewModel.run() }
        await hasLoaded(viewModel)
        viewModel.filter("isc")
        await second()
        await eventually { driver.writes.count == 1 }
        system.install(PackageLicense.samples.reversed())
        await second()
        await eventually { viewModel.state.value?.entries.first?.name == "cedar" }
        #expect(viewModel.list.filter == "isc")
        #expect(selected(viewModel) == "birch")
        run.cancel()
        await run.value
        #expect(clock.sleepers == 0)
    }

    @Test func `a snapshot that is written late doesn't take back what was typed since`() async {
        let viewModel = await viewModel()
        let run = Task { await viewModel.run() }
        await hasLoaded(viewModel)
        viewModel.filter("isc")
        await second()
        viewModel.filter("mit")
        await eventually { driver.writes.count == 1 }
        for _ in 0..<100 { await Task.yield() }
        #expect(viewModel.list.filter == "mit")
        run.cancel()
        await run.value
    }

    @Test func `before there are packages no filter begins`() async {
        let viewModel = await viewModel()
        viewModel.beginFilter()
        viewModel.enter()
        #expect(!viewModel.isFiltering)
        #expect(viewModel.opened == nil)
    }

    @Test func `a sheet that is closed leaves its package selected, if that is listed`() async {
        let viewModel = await viewModel()
        let run = Task { await viewModel.run() }
        await hasLoaded(viewModel)
        viewModel.enter()
        #expect(viewModel.opened?.entry.name == "apple")
        viewModel.closeSheet(at: "cedar:all")
        #expect(viewModel.opened == nil)
        #expect(selected(viewModel) == "cedar")
        viewModel.enter()
        system.install(Array(PackageLicense.samples.dropFirst()))
        await second()
        await eventually { viewModel.state.value?.entries.count == 2 }
        viewModel.closeSheet(at: "apple:all")
        #expect(selected(viewModel) == "cedar")
        run.cancel()
        await run.value
    }
}
