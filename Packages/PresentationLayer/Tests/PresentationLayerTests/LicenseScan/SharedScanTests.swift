import DomainLayer
import PresentationMocks
import Testing

@testable import PresentationLayer

/// What ``LicenseScanInteractor/updates(of:detail:)`` adds to the states of a scan.
struct SharedScanTests {
    private typealias State = LoadState<LicenseInventory, LicenseDriverError>

    private let scans = SteeredScans()
    private let metronome = Metronome()
    private let interactor: LicenseScanInteractor<MockLicenseDriver>
    private let old = inventory(of: ["pear"])
    private let new = inventory(of: ["pear", "plum"])

    init() {
        interactor = LicenseScanInteractor(
            licenseDriver: scans.driver, sharedScans: metronome.sharedScans)
    }

    @Test func `a changed system is a further success, with nothing between`() async throws {
        var updates = interactor.updates(of: .standard, detail: []).makeAsyncIterator()
        #expect(await updates.next() == .loading(done: 0, of: nil))
        try #require(await scans.next()).end(.success(old))
        #expect(await updates.next() == .success(old))

        scans.change(to: .success(2))
        metronome.beat()
        let scan = try #require(await scans.next())
        scan.progress(1, of: 2)
        scan.end(.success(new))
        #expect(await updates.next() == .success(new))
    }

    @Test func `a system that stays the same is not read again`() async throws {
        var updates = interactor.updates(of: .standard, detail: []).makeAsyncIterator()
        try #require(await scans.next()).end(.success(old))
        for _ in 0..<3 { metronome.beat() }
        scans.change(to: .success(2))
        metronome.beat()
        try #require(await scans.next()).end(.success(new))
        let states = [await updates.next(), await updates.next(), await updates.next()]
        #expect(states == [.loading(done: 0, of: nil), .success(old), .success(new)])
    }

    @Test func `a refresh reads a system again at once, even one that stays the same`() async throws
    {
        var updates = interactor.updates(of: .standard, detail: []).makeAsyncIterator()
        try #require(await scans.next()).end(.success(old))
        _ = (await updates.next(), await updates.next())
        interactor.refresh(.standard, detail: [])
        try #require(await scans.next()).end(.success(new))
        #expect(await updates.next() == .success(new))
    }

    @Test func `what is the same after a change is not said again`() async throws {
        var updates = interactor.updates(of: .standard, detail: []).makeAsyncIterator()
        try #require(await scans.next()).end(.success(old))
        for (revision, inventory) in [(2, old), (3, new)] as [(UInt64, LicenseInventory)] {
            scans.change(to: .success(revision))
            metronome.beat()
            try #require(await scans.next()).end(.success(inventory))
        }
        let states = [await updates.next(), await updates.next(), await updates.next()]
        #expect(states == [.loading(done: 0, of: nil), .success(old), .success(new)])
    }

    @Test func `an inventory stays where the changed system can't be read`() async throws {
        var updates = interactor.updates(of: .standard, detail: []).makeAsyncIterator()
        try #require(await scans.next()).end(.success(old))
        scans.change(to: .failure(.noPackageDatabase(path: "/")))
        metronome.beat()
        try #require(await scans.next()).end(.failure(.noPackageDatabase(path: "/")))
        scans.change(to: .success(2))
        metronome.beat()
        try #require(await scans.next()).end(.success(new))
        let states = [await updates.next(), await updates.next(), await updates.next()]
        #expect(states == [.loading(done: 0, of: nil), .success(old), .success(new)])
    }

    @Test func `a refresh that fails says so, even if the failure was seen before`() async throws {
        var updates = interactor.updates(of: .standard, detail: []).makeAsyncIterator()
        try #require(await scans.next()).end(.success(old))
        scans.change(to: .success(2))
        metronome.beat()
        try #require(await scans.next()).end(.failure(.noPackageDatabase(path: "/")))
        interactor.refresh(.standard, detail: [])
        try #require(await scans.next()).end(.failure(.noPackageDatabase(path: "/")))
        scans.change(to: .success(3))
        metronome.beat()
        try #require(await scans.next()).end(.success(new))
        var states: [State?] = []
        for _ in 0..<4 { states.append(await updates.next()) }
        #expect(
            states == [
                .loading(done: 0, of: nil), .success(old), .failure(.noPackageDatabase(path: "/")),
                .success(new),
            ])
    }

    @Test func `a failure is followed by the inventory once it is mended`() async throws {
        scans.change(to: .failure(.noPackageDatabase(path: "/")))
        var updates = interactor.updates(of: .standard, detail: []).makeAsyncIterator()
        try #require(await scans.next()).end(.failure(.noPackageDatabase(path: "/")))
        scans.change(to: .success(1))
        metronome.beat()
        try #require(await scans.next()).end(.success(old))
        let states = [await updates.next(), await updates.next(), await updates.next()]
        #expect(
            states == [
                .loading(done: 0, of: nil), .failure(.noPackageDatabase(path: "/")), .success(old),
            ])
    }

    @Test func `who comes after a change gets the changed inventory`() async throws {
        var updates = interactor.updates(of: .standard, detail: []).makeAsyncIterator()
        try #require(await scans.next()).end(.success(old))
        scans.change(to: .success(2))
        metronome.beat()
        try #require(await scans.next()).end(.success(new))
        for _ in 0..<3 { _ = await updates.next() }

        var states: [State] = []
        for await state in interactor.states(of: .standard, detail: []) {
            states.append(state)
        }
        #expect(states == [.success(new)])
    }

    @Test func `who wants updates of a finished scan has the system looked at again`()
        async throws
    {
        let states = interactor.states(of: .standard, detail: [])
        try #require(await scans.next()).end(.success(old))
        for await _ in states {}

        var updates = interactor.updates(of: .standard, detail: []).makeAsyncIterator()
        #expect(await updates.next() == .success(old))
        metronome.beat()
        try #require(await scans.next()).end(.success(new))
        #expect(await updates.next() == .success(new))
    }

    @Test func `the looking ends when the last observer leaves`() async throws {
        let leaving = await observer()
        let staying = await observer()
        try #require(await scans.next()).end(.success(old))
        leaving.cancel()
        await leaving.value
        scans.change(to: .success(2))
        metronome.beat()
        let scan = try #require(await scans.next())
        staying.cancel()
        #expect(await scan.wasCancelled() == true)
    }

    @Test func `a refresh that nobody waits for any more isn't made for the next observer`() {
        var sharing = ScanSharing()
        let (_, continuation) = AsyncStream.makeStream(of: State.self)
        let revision = ScanSharing.Revision.success(InventoryRevision(rawValue: 1))
        sharing.revision = revision
        let leaving = sharing.add(continuation, wantsUpdates: true)
        _ = sharing.wantRefresh()
        _ = sharing.remove(leaving)
        _ = sharing.add(continuation, wantsUpdates: true)
        let isRefresh = sharing.beginReading(sharing.run, at: revision)
        #expect(isRefresh == nil)
    }

    /// An observer that has joined, and watches until it is cancelled.
    private func observer() async -> Task<Void, Never> {
        let states = interactor.updates(of: .standard, detail: [])
        return Task { for await _ in states {} }
    }
}

private func inventory(of names: [String]) -> LicenseInventory {
    LicenseInventory(
        system: SystemIdentity(id: "debian", versionID: "12", name: "Debian"),
        entries: names.map { name in
            PackageLicense(
                name: name, version: "1.2", architecture: "amd64",
                source: SourcePackage(name: name, version: "1.2"))
        })
}
