import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct LicenseScanInteractorTests {
    private typealias State = LoadState<LicenseInventory, LicenseDriverError>

    private let scans = SteeredScans()
    private let interactor: LicenseScanInteractor<MockLicenseDriver>
    private let inventory = LicenseInventory(
        system: SystemIdentity(id: "debian", versionID: "12", name: "Debian"),
        entries: [
            PackageLicense(
                name: "zlib1g", version: "1.2", architecture: "amd64",
                source: SourcePackage(name: "zlib", version: "1.2"))
        ])

    init() {
        interactor = LicenseScanInteractor(
            licenseDriver: scans.driver, sharedScans: SharedScans())
    }

    @Test func `two observers share one scan and see the same states`() async throws {
        let first = interactor.states(of: .standard, detail: [])
        let second = interactor.states(of: .standard, detail: [])
        let scan = try #require(await scans.next())
        scan.progress(1, of: 2)
        scan.end(.success(inventory))

        let states: [State] = [
            .loading(done: 0, of: nil), .loading(done: 1, of: 2), .success(inventory),
        ]
        #expect(await all(first) == states)
        #expect(await all(second) == states)
    }

    @Test func `who comes late gets the final state at once`() async throws {
        let first = interactor.states(of: .standard, detail: [])
        try #require(await scans.next()).end(.success(inventory))
        _ = await all(first)

        let late = interactor.states(of: .standard, detail: [])
        #expect(await all(late) == [.success(inventory)])
    }

    @Test func `who joins midway begins with the present state`() async throws {
        var first = interactor.states(of: .standard, detail: []).makeAsyncIterator()
        let scan = try #require(await scans.next())
        scan.progress(1, of: 2)
        #expect(await first.next() == .loading(done: 0, of: nil))
        #expect(await first.next() == .loading(done: 1, of: 2))

        let second = interactor.states(of: .standard, detail: [])
        scan.end(.success(inventory))
        #expect(await all(second) == [.loading(done: 1, of: 2), .success(inventory)])
    }

    @Test func `a failure reaches every observer, the late ones too`() async throws {
        let failure = LicenseDriverError.noPackageDatabase(path: "/nowhere")
        let first = interactor.states(of: .root("/nowhere"), detail: [])
        let second = interactor.states(of: .root("/nowhere"), detail: [])
        try #require(await scans.next()).end(.failure(failure))

        #expect(await all(first) == [.loading(done: 0, of: nil), .failure(failure)])
        #expect(await all(second) == [.loading(done: 0, of: nil), .failure(failure)])
        let late = interactor.states(of: .root("/nowhere"), detail: [])
        #expect(await all(late) == [.failure(failure)])
    }

    @Test func `each source and each detail has a scan of its own`() async throws {
        let requests: [(InventorySource, InventoryDetail)] = [
            (.standard, []), (.standard, .texts), (.root("/mnt"), []),
        ]
        for (source, detail) in requests {
            _ = await observer(of: source, detail: detail)
            let scan = try #require(await scans.next())
            #expect(scan.source == source)
            #expect(scan.detail == detail)
        }
    }

    @Test func `the scan goes on until the last observer leaves`() async throws {
        let leaving = await observer()
        var staying: AsyncStream<State>.Iterator?
        staying = interactor.states(of: .standard, detail: []).makeAsyncIterator()
        let scan = try #require(await scans.next())

        leaving.cancel()
        await leaving.value
        scan.progress(1, of: 2)
        #expect(await staying?.next() == .loading(done: 0, of: nil))
        #expect(await staying?.next() == .loading(done: 1, of: 2))

        staying = nil
        #expect(await scan.wasCancelled() == true)
    }

    @Test func `a stream that nobody reads leaves when it is dropped`() async throws {
        _ = interactor.states(of: .standard, detail: [])
        let scan = try #require(await scans.next())
        #expect(await scan.wasCancelled() == true)
    }

    @Test func `after a cancelled scan the next observer starts anew`() async throws {
        let abandoned = await observer()
        let first = try #require(await scans.next())
        abandoned.cancel()
        #expect(await first.wasCancelled() == true)

        let states = interactor.states(of: .standard, detail: [])
        let second = try #require(await scans.next())
        second.end(.success(inventory))
        #expect(await all(states) == [.loading(done: 0, of: nil), .success(inventory)])
    }

    @Test func `a driver that speaks often is passed on a hundred times`() async throws {
        let interactor = LicenseScanInteractor(
            licenseDriver: scans.driver,
            sharedScans: SharedScans(timing: ScanTiming(progressInterval: .zero)))
        let states = interactor.states(of: .standard, detail: [])
        let scan = try #require(await scans.next())
        for done in 0...64_000 { scan.progress(done, of: 64_000) }
        scan.progress(63_000, of: 64_000)
        scan.end(.success(inventory))

        let steps = (0...100).map { State.loading(done: $0 * 640, of: 64_000) }
        #expect(
            await all(states) == [.loading(done: 0, of: nil)] + steps + [.success(inventory)])
    }

    @Test func `bytes of an archive come before its packages, and each step is seen`()
        async throws
    {
        let scans = SteeredScans()
        let interactor = LicenseScanInteractor(
            licenseDriver: scans.driver,
            sharedScans: SharedScans(timing: ScanTiming(progressInterval: .zero)))
        let states = interactor.states(of: .standard, detail: [])
        let scan = try #require(await scans.next())
        let steps: [LoadProgress] = [
            .bytes(done: 0, of: 9_000_000, in: .standard),
            .bytes(done: 1000, of: 9_000_000, in: .standard),
            .packages(done: 0, of: 2),
        ]
        for step in steps { scan.progress(step) }
        scan.end(.success(inventory))
        #expect(
            await all(states)
                == [.loading(done: 0, of: nil)] + steps.map { .loading($0) }
                + [.success(inventory)])
    }

    @Test func `a scan shorter than the interval has one state of progress`() async throws {
        let interactor = LicenseScanInteractor(
            licenseDriver: scans.driver,
            sharedScans: SharedScans(timing: ScanTiming(progressInterval: .seconds(3600))))
        let states = interactor.states(of: .standard, detail: [])
        let scan = try #require(await scans.next())
        for done in 1...703 { scan.progress(done, of: 703) }
        scan.end(.success(inventory))

        #expect(
            await all(states) == [
                .loading(done: 0, of: nil), .loading(done: 1, of: 703), .success(inventory),
            ])
    }

    @Test func `every inventory of clarified scans holds what is concluded`() async throws {
        let digest = "sha256:" + String(repeating: "0a", count: 32)
        let clarifications = PolicyClarifications(
            LicensePolicy(clarifications: [
                LicenseClarification(
                    packages: PackageSelection(packages: [PackagePattern("zlib1g")]),
                    textDigest: digest, expression: .license(LicenseTerm("Zlib")),
                    location: .unwritten)
            ]),
            day: CalendarDate(Timestamp(clamping: 0)))
        let interactor = LicenseScanInteractor(
            licenseDriver: scans.driver, sharedScans: SharedScans(clarifications: clarifications))
        let states = interactor.states(of: .standard, detail: .texts)
        let scan = try #require(await scans.next())
        #expect(scan.detail == [.texts, .digests])
        var digested = inventory
        digested.entries[0].textDigest = digest
        scan.end(.success(digested))
        let found = await all(states).last?.value
        #expect(
            found?.entries.map(\.conclusion?.expression) == [.license(LicenseTerm("Zlib"))])
    }

    @Test(arguments: 0..<20)
    func `whoever stays gets the inventory, whoever else comes and goes`(round: Int) async {
        let interactor = LicenseScanInteractor(
            licenseDriver: MockLicenseDriver.brief(inventory), sharedScans: SharedScans())
        await withTaskGroup { group in
            for _ in 0..<50 {
                group.addTask {
                    let passing = Task {
                        for await _ in interactor.states(of: .standard, detail: []) {}
                    }
                    await Task.yield()
                    passing.cancel()
                    await passing.value
                }
                group.addTask {
                    let states = interactor.states(of: .standard, detail: [])
                    #expect(await all(states).last == .success(inventory))
                }
            }
        }
    }

    /// An observer that has joined, and watches until it is cancelled.
    private func observer(
        of source: InventorySource = .standard, detail: InventoryDetail = []
    ) async -> Task<Void, Never> {
        let states = interactor.states(of: source, detail: detail)
        return Task { for await _ in states {} }
    }
}

private func all<Element>(_ stream: AsyncStream<Element>) async -> [Element] {
    var elements: [Element] = []
    for await element in stream { elements.append(element) }
    return elements
}

extension MockLicenseDriver {
    /// A driver that yields several times while it works, and can be cancelled.
    fileprivate static func brief(_ inventory: LicenseInventory) -> MockLicenseDriver {
        var driver = samples
        driver.licenses = { (_, _, onProgress) async throws(LicenseDriverError) in
            for done in 0..<10 {
                await Task.yield()
                if Task.isCancelled { throw .cancelled }
                onProgress(.packages(done: done, of: 10))
            }
            return inventory
        }
        return driver
    }
}
