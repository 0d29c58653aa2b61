import DomainLayer
import StyleDoubles
import Synchronization
import Testing
import Wording

@testable import MVVMStyle

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct PackageListViewModelTests {
    private let clock = MockClockService()
    private static let failure = Result<PackageInventory, LicenseDriverError>
        .failure(.noPackageDatabase(path: "/orchard"))

    private func viewModel(_ service: MockLicenseInventoryService) -> PackageListViewModel {
        PackageListViewModel(inventoryService: service, clockService: clock)
    }

    /// A view model that has loaded some packages.
    private func viewModel(
        of entries: [PackageLicense] = PackageLicense.samples
    ) async -> PackageListViewModel {
        let viewModel = viewModel(
            MockLicenseInventoryService([([], .success(PackageInventory(entries)))]))
        await observing(viewModel) {}
        return viewModel
    }

    /// Observes the inventory until the only thing left is to wait, runs a closure, and ends.
    private func observing(
        _ viewModel: PackageListViewModel, _ action: @MainActor () async -> Void
    ) async {
        let observing = Task { await viewModel.observeInventory() }
        await eventually { clock.clock.sleepers == 1 }
        await action()
        observing.cancel()
        await observing.value
    }

    /// Lets time pass until the next check, and waits for its end.
    private func passCheck() async {
        let sleeps = clock.clock.sleeps
        clock.clock.advance(by: Timing.refreshInterval)
        await eventually { clock.clock.sleeps > sleeps && clock.clock.sleepers == 1 }
    }

    // MARK: observeInventory

    @Test func `observeInventory, before it is called, shows loading`() {
        let viewModel = viewModel(MockLicenseInventoryService([([], Self.failure)]))
        #expect(viewModel.content == .loading(.packages(done: 0, of: nil)))
        #expect(viewModel.selection == nil)
        #expect(viewModel.summary == "")
    }

    @Test func `observeInventory, while steps come, shows the newest`() async {
        let steps = [LoadProgress.packages(done: 1, of: 3), .packages(done: 2, of: 3)]
        let service = MockLicenseInventoryService([(steps, Self.failure)]) { [clock] _ in
            try? await clock.clock.sleep(for: .seconds(9))
        }
        let viewModel = viewModel(service)
        await observing(viewModel) {
            await eventually { viewModel.content == .loading(.packages(done: 2, of: 3)) }
        }
    }

    @Test func `observeInventory, with packages, shows them and what they are together`() async {
        let viewModel = await viewModel()
        #expect(viewModel.content == .packages(["apple", "birch", "cedar"]))
        #expect(viewModel.summary == "3 packages, 3 licenses")
        #expect(viewModel.installedCount == 3)
        #expect(viewModel.categories.map(\.count) == [2, 1])
        #expect(viewModel.selection?.id == "apple:all")
    }

    @Test func `observeInventory, with nothing installed, shows that`() async {
        let viewModel = await viewModel(of: [])
        #expect(viewModel.content == .empty)
        #expect(viewModel.selection == nil)
    }

    @Test func `observeInventory, with an error, shows it until something else comes`() async {
        let service = MockLicenseInventoryService(
            [([], Self.failure), ([], .success(PackageInventory([])))], changes: true)
        let viewModel = viewModel(service)
        await observing(viewModel) {
            #expect(viewModel.content == .failure(.noPackageDatabase(path: "/orchard")))
            await passCheck()
            #expect(viewModel.content == .empty)
        }
    }

    @Test func `observeInventory, with an error after packages, keeps them`() async {
        let service = MockLicenseInventoryService(
            [([], .success(PackageInventory(PackageLicense.samples))), ([], Self.failure)],
            changes: true)
        let viewModel = viewModel(service)
        await observing(viewModel) {
            await passCheck()
            #expect(service.calls == [.load, .hasChanged, .load])
            #expect(viewModel.content == .packages(["apple", "birch", "cedar"]))
        }
    }

    @Test func `observeInventory, without changes, checks each second and loads once`() async {
        let service = MockLicenseInventoryService([([], Self.failure)])
        await observing(viewModel(service)) {
            await passCheck()
            await passCheck()
            #expect(service.calls == [.load, .hasChanged, .hasChanged])
            #expect(clock.calls == Array(repeating: .seconds(1), count: 3))
        }
    }

    @Test func `observeInventory, after a change, keeps filter and selected package`() async {
        let service = MockLicenseInventoryService(
            [
                ([], .success(PackageInventory([PackageLicense("ash"), PackageLicense("oak")]))),
                (
                    [],
                    .success(
                        PackageInventory([
                            PackageLicense("aspen"), PackageLicense("elm"), PackageLicense("oak"),
                        ]))
                ),
            ], changes: true)
        let viewModel = viewModel(service)
        await observing(viewModel) {
            viewModel.filter = "a"
            viewModel.select("oak:all")
            await passCheck()
            #expect(viewModel.content == .packages(["aspen", "oak"]))
            #expect(viewModel.selection?.id == "oak:all")
        }
    }

    @Test func `observeInventory, cancelled while it loads, changes nothing`() async {
        let service = MockLicenseInventoryService(
            [([], .success(PackageInventory(PackageLicense.samples)))]
        ) { [clock] _ in
            try? await clock.clock.sleep(for: .seconds(9))
        }
        let viewModel = viewModel(service)
        await observing(viewModel) {}
        #expect(viewModel.content == .loading(.packages(done: 0, of: nil)))
        #expect(service.calls == [.load])
    }

    @Test(arguments: [.load, .hasChanged] as [MockLicenseInventoryService.Call])
    func `observeInventory, cancelled during a call, neither shows its steps nor loads again`(
        last: MockLicenseInventoryService.Call
    ) async {
        let observation = Observation()
        let service = MockLicenseInventoryService(
            [([.packages(done: 1, of: 3)], Self.failure)], changes: true
        ) { call in
            if call == last { observation.cancel() }
        }
        let viewModel = viewModel(service)
        let observing = Task { await viewModel.observeInventory() }
        observation.task.withLock { $0 = observing }
        if last == .hasChanged {
            await eventually { clock.clock.sleepers == 1 }
            clock.clock.advance(by: Timing.refreshInterval)
        }
        await observing.value
        #expect(service.calls == (last == .load ? [.load] : [.load, .hasChanged]))
        if last == .load { #expect(viewModel.content == .loading(.packages(done: 0, of: nil))) }
    }

    // MARK: waitForLongLoading

    @Test func `waitForLongLoading, after half a second, is noticed`() async {
        let viewModel = viewModel(MockLicenseInventoryService([([], Self.failure)]))
        let waiting = Task { await viewModel.waitForLongLoading() }
        await eventually { clock.clock.sleepers == 1 }
        #expect(clock.calls == [.milliseconds(500)])
        #expect(!viewModel.isLongLoading)
        clock.clock.advance(by: .milliseconds(500))
        await waiting.value
        #expect(viewModel.isLongLoading)
    }

    @Test func `waitForLongLoading, cancelled, isn't noticed`() async {
        let viewModel = viewModel(MockLicenseInventoryService([([], Self.failure)]))
        let waiting = Task { await viewModel.waitForLongLoading() }
        waiting.cancel()
        await waiting.value
        #expect(!viewModel.isLongLoading)
    }

    // MARK: Actions of the user

    @Test func `filter, with words of some packages, leaves those`() async {
        let viewModel = await viewModel()
        viewModel.filter = "isc"
        #expect(viewModel.content == .packages(["birch"]))
        #expect((viewModel.shownCount, viewModel.installedCount) == (1, 3))
        #expect(viewModel.selection?.packages.count == 1)
    }

    @Test func `filter, with words of none, leaves no selection`() async {
        let viewModel = await viewModel()
        viewModel.filter = "oak"
        #expect(viewModel.content == .noMatches)
        #expect(viewModel.selection == nil)
    }

    @Test func `acceptFilter, while one is written, keeps it`() async {
        let viewModel = await viewModel()
        viewModel.beginFilter()
        #expect(viewModel.isFiltering)
        viewModel.filter = "isc"
        viewModel.acceptFilter()
        #expect(!viewModel.isFiltering)
        #expect(viewModel.filter == "isc")
    }

    @Test func `clearFilter, while one is written, shows all packages`() async {
        let viewModel = await viewModel()
        viewModel.beginFilter()
        viewModel.filter = "isc"
        viewModel.clearFilter()
        #expect(!viewModel.isFiltering)
        #expect(viewModel.content == .packages(["apple", "birch", "cedar"]))
        #expect(viewModel.selection?.id == "birch:all")
    }

    @Test(arguments: [("cedar:all", "cedar:all"), ("oak:all", "apple:all")])
    func `select, with a package that is shown, selects it`(id: String, selected: String) async {
        let viewModel = await viewModel()
        viewModel.select(id)
        #expect(viewModel.selection?.id == selected)
    }

    @Test func `refresh, with packages, loads them again and shows even a failure`() async {
        let service = MockLicenseInventoryService([
            ([], .success(PackageInventory(PackageLicense.samples))), ([], Self.failure),
            ([], .success(PackageInventory(PackageLicense.samples))),
        ])
        let viewModel = viewModel(service)
        await observing(viewModel) {
            viewModel.filter = "c"
            viewModel.select("birch:all")
            await viewModel.refresh()
            #expect(viewModel.content == .failure(.noPackageDatabase(path: "/orchard")))
            await viewModel.refresh()
            #expect(viewModel.content == .packages(["cedar", "birch"]))
            #expect(viewModel.selection?.id == "birch:all")
        }
        #expect(service.calls == [.load, .load, .load])
    }

    @Test func `refresh, during a load, overtakes it`() async {
        let service = MockLicenseInventoryService(
            [([], Self.failure), ([], .success(PackageInventory([])))]
        ) { [clock] _ in
            try? await clock.clock.sleep(for: .seconds(9))
        }
        let viewModel = viewModel(service)
        let observing = Task { await viewModel.observeInventory() }
        await eventually { clock.clock.sleepers == 1 }
        let refreshing = Task { await viewModel.refresh() }
        // The second load, and the observation that the first one has left.
        await eventually { service.calls == [.load, .load] && clock.clock.sleepers == 2 }
        clock.clock.advance(by: .seconds(9))
        await refreshing.value
        #expect(viewModel.content == .empty)
        observing.cancel()
        await observing.value
    }

    @Test func `refresh, overtaken while it waits for a load, doesn't begin its own`() async {
        let service = MockLicenseInventoryService(
            [([], Self.failure), ([], .success(PackageInventory([])))]
        ) { [clock] _ in
            // Cancelling the load doesn't cancel this task.
            await Task { try? await clock.clock.sleep(for: .seconds(9)) }.value
        }
        let viewModel = viewModel(service)
        let first = Task { await viewModel.refresh() }
        await eventually { clock.clock.sleepers == 1 }
        let others = (0..<2).map { _ in Task { await viewModel.refresh() } }
        for _ in 0..<100 { await Task.yield() }
        #expect(service.calls == [.load])
        clock.clock.advance(by: .seconds(9))
        await first.value
        await others[0].value
        await eventually { clock.clock.sleepers == 1 }
        clock.clock.advance(by: .seconds(9))
        await others[1].value
        #expect(service.calls == [.load, .load])
        #expect(viewModel.content == .empty)
    }
}

/// A task that a mocked service can cancel.
private final class Observation: Sendable {
    let task = Mutex<Task<Void, Never>?>(nil)

    func cancel() { task.withLock { $0?.cancel() } }
}

/// Content with packages by their names.
private enum NamedContent: Equatable {
    case loading(LoadProgress)
    case failure(LicenseDriverError)
    case empty, noMatches
    case packages([String])
}

private func == (content: PackageListViewModel.Content, expected: NamedContent) -> Bool {
    let named: NamedContent =
        switch content {
        case .loading(let progress): .loading(progress)
        case .failure(let error): .failure(error)
        case .empty: .empty
        case .noMatches: .noMatches
        case .packages(let packages): .packages(packages.map(\.name))
        }
    return named == expected
}
