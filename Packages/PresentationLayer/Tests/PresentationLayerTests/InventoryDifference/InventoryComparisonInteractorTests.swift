import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct InventoryComparisonInteractorTests {
    private let recorder = CallRecorder<MockLicenseDriver.Call>()

    private func states(
        _ old: InputSource, _ new: InputSource,
        _ files: MockInventoryFileDriver = .samples
    ) async -> [LoadState<InventoryDifference, InventoryComparisonError>] {
        let interactor = InventoryComparisonInteractor(
            licenseDriver: MockLicenseDriver.samples(tick: .zero).recording(in: recorder),
            inventoryFileDriver: files, policyCheck: MockDIContainer().policyCheck)
        var states: [LoadState<InventoryDifference, InventoryComparisonError>] = []
        let request = InventoryComparisonRequest(from: old, to: new)
        for await state in interactor.states(for: request) { states.append(state) }
        return states
    }

    private func last(
        _ old: String, _ new: String,
        _ files: MockInventoryFileDriver = .samples
    ) async -> LoadState<InventoryDifference, InventoryComparisonError>? {
        await states(.path(old), .path(new), files).last
    }

    @Test(arguments: [
        ("spring", "samples"), ("spring.json", "samples"), ("spring", "samples.json"),
        ("spring.json", "samples.json"),
    ])
    func `a system and its listing are the same`(old: String, new: String) async {
        #expect(
            await last(old, new)
                == .success(
                    InventoryDifference(
                        from: Samples.springInventory, at: .path(old),
                        to: Samples.inventory, at: .path(new))))
    }

    @Test func `standard input is a listing`() async {
        let difference = await states(.standardInput, .path("spring")).last?.value
        #expect(difference?.isEmpty == true)
        #expect(difference?.old.origin == .standardInput)
    }

    @Test func `digests are made only where both sides can have them`() async {
        _ = await last("spring", "samples")
        #expect(
            Set(recorder.calls.map { "\($0)" })
                == Set(
                    ["spring", "samples"].map {
                        "\(MockLicenseDriver.Call.licenses(.root($0), .digests))"
                    }))
        let difference = await last("spring.json", "spring", .bare)?.value
        #expect(recorder.calls.dropFirst(2) == [.licenses(.root("spring"), [])])
        #expect(difference?.isEmpty == true)
        #expect(difference?.uncomparedTexts == 14)
    }

    @Test func `a listing that makes no sense ends it before a system is read`() async {
        let cut = InventoryComparisonError.file(
            .invalid(
                .path("failure.json"),
                InventoryFileProblem(.endsEarly, line: 7, column: 15, keyPath: "packages[0].name")))
        #expect(await last("failure.json", "samples") == .failure(cut))
        #expect(await last("samples", "failure.json") == .failure(cut))
        #expect(recorder.calls == [])
    }

    @Test func `a part of a system is compared with a part alone`() async {
        let refused = InventoryComparisonError.file(.filtered(.path("spring.json")))
        #expect(await last("spring.json", "samples", .filtered) == .failure(refused))
        let both = await last("samples.json", "samples.json", .filtered)
        #expect(both?.value?.isEmpty == true)
    }

    @Test func `former ids are compared with each other, and with no present ones`() async {
        let refused = InventoryComparisonError.file(.outdated(.path("samples.json")))
        #expect(await last("samples.json", "samples", .former) == .failure(refused))
        #expect(await last("samples", "samples.json", .former) == .failure(refused))
        let both = await last("samples.json", "samples.json", .former)
        #expect(both?.value?.isEmpty == true)
    }

    @Test func `a system that can't be read is an error`() async {
        let error = LicenseDriverError.unreadableDatabase(
            path: "/var/lib/dpkg/status", .unreadable(message: "Permission denied"))
        #expect(await last("failure", "samples.json") == .failure(.system(error)))
        #expect(await last("samples.json", "failure") == .failure(.system(error)))
    }

    @Test func `progress is that of both sides together`() async {
        let states = await states(.path("samples"), .path("samples"))
        for state in states.dropLast() {
            guard case .loading(.packages(let done, let total?)) = state else {
                Issue.record("\(state)")
                continue
            }
            #expect(done <= total && total <= 36)
        }
        #expect(states.last?.value?.isEmpty == true)
    }

    @Test func `an archive's bytes are reported while the packages of the other side are read`()
        async throws
    {
        let scans = SteeredScans()
        let interactor = InventoryComparisonInteractor(
            licenseDriver: scans.driver, inventoryFileDriver: MockInventoryFileDriver.samples,
            policyCheck: MockDIContainer().policyCheck)
        let request = InventoryComparisonRequest(from: .path("old"), to: .path("new.tar"))
        var states = interactor.states(for: request).makeAsyncIterator()
        let one = try #require(await scans.next())
        let other = try #require(await scans.next())
        let bytes = LoadProgress.bytes(done: 3, of: 7, in: .root("new.tar"))
        one.progress(bytes)
        #expect(await states.next() == .loading(bytes))
        other.progress(1, of: 2)
        other.end(.success(Samples.inventory))
        one.progress(2, of: 5)
        #expect(await states.next() == .loading(done: 3, of: 7))
    }

    @Test func `whoever leaves ends the work`() async {
        let halting = MockLicenseDriver.samples(tick: .zero, stop: 3)
        let interactor = InventoryComparisonInteractor(
            licenseDriver: halting, inventoryFileDriver: MockInventoryFileDriver.samples,
            policyCheck: MockDIContainer().policyCheck)
        let task = Task {
            let request = InventoryComparisonRequest(from: .path("slow"), to: .path("slow"))
            for await _ in interactor.states(for: request) {}
        }
        task.cancel()
        await task.value
    }
}

extension MockInventoryFileDriver {
    /// Listings without digests, even if these are requested.
    fileprivate static let bare = changed { listing in
        for index in listing.inventory.entries.indices {
            listing.inventory.entries[index].textDigest = nil
        }
    }

    /// Listings that say that packages were left out.
    fileprivate static let filtered = changed { $0.isFiltered = true }

    /// Listings from a version that made the ids of unlisted licenses in another way.
    fileprivate static let former = changed { $0.isOutdated = true }

    /// The listings of the samples, after a change.
    private static func changed(
        _ change: @escaping @Sendable (inout SavedListing) -> Void
    ) -> MockInventoryFileDriver {
        var driver = samples
        let inventory = driver.inventory
        driver.inventory = { origin async throws(InventoryFileError) in
            guard var listing = try await inventory(origin) else { return nil }
            change(&listing)
            return listing
        }
        return driver
    }
}
