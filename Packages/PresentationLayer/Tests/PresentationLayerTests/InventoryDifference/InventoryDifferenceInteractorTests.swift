import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct InventoryDifferenceInteractorTests {
    /// Listings without digests, whatever is asked for.
    private struct BareListings: InventoryFileDriverProtocol {
        func inventory(
            at origin: InputSource
        ) async throws(InventoryFileError) -> SavedListing? {
            guard var listing = try await StubInventoryFileDriver().inventory(at: origin) else {
                return nil
            }
            for index in listing.inventory.entries.indices {
                listing.inventory.entries[index].textDigest = nil
            }
            return listing
        }
    }

    /// Listings that say that packages were left out.
    private struct FilteredListings: InventoryFileDriverProtocol {
        func inventory(
            at origin: InputSource
        ) async throws(InventoryFileError) -> SavedListing? {
            var listing = try await StubInventoryFileDriver().inventory(at: origin)
            listing?.isFiltered = true
            return listing
        }
    }

    /// Listings from when ids of licenses that SPDX lacks were made another way.
    private struct FormerListings: InventoryFileDriverProtocol {
        func inventory(
            at origin: InputSource
        ) async throws(InventoryFileError) -> SavedListing? {
            var listing = try await StubInventoryFileDriver().inventory(at: origin)
            listing?.isOutdated = true
            return listing
        }
    }

    private let driver = SpyLicenseDriver(StubLicenseDriver(tick: .zero))

    private func states(
        _ old: InputSource, _ new: InputSource,
        _ files: some InventoryFileDriverProtocol = StubInventoryFileDriver()
    ) async -> [LoadState<InventoryDifference, InventoryDifferenceError>] {
        let interactor = InventoryDifferenceInteractor(
            licenseDriver: driver, inventoryFileDriver: files)
        var states: [LoadState<InventoryDifference, InventoryDifferenceError>] = []
        let request = InventoryDifferenceRequest(from: old, to: new)
        for await state in interactor.states(for: request) { states.append(state) }
        return states
    }

    private func last(
        _ old: String, _ new: String,
        _ files: some InventoryFileDriverProtocol = StubInventoryFileDriver()
    ) async -> LoadState<InventoryDifference, InventoryDifferenceError>? {
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
            Set(driver.calls.map { "\($0)" })
                == Set(
                    ["spring", "samples"].map {
                        "\(SpyLicenseDriver<StubLicenseDriver>.Call.licenses(.root($0), .digests))"
                    }))
        let bare = SpyLicenseDriver(StubLicenseDriver())
        let interactor = InventoryDifferenceInteractor(
            licenseDriver: bare, inventoryFileDriver: BareListings())
        var difference: InventoryDifference?
        let request = InventoryDifferenceRequest(from: .path("spring.json"), to: .path("spring"))
        for await state in interactor.states(for: request) {
            difference = state.value
        }
        #expect(bare.calls == [.licenses(.root("spring"), [])])
        #expect(difference?.isEmpty == true)
        #expect(difference?.uncomparedTexts == 14)
    }

    @Test func `a listing that makes no sense ends it before a system is read`() async {
        let cut = InventoryDifferenceError.file(
            .invalid(
                .path("failure.json"),
                InventoryFileProblem(.endsEarly, line: 7, column: 15, keyPath: "packages[0].name")))
        #expect(await last("failure.json", "samples") == .failure(cut))
        #expect(await last("samples", "failure.json") == .failure(cut))
        #expect(driver.calls == [])
    }

    @Test func `a part of a system is compared with a part alone`() async {
        let refused = InventoryDifferenceError.file(.filtered(.path("spring.json")))
        #expect(await last("spring.json", "samples", FilteredListings()) == .failure(refused))
        let both = await last("samples.json", "samples.json", FilteredListings())
        #expect(both?.value?.isEmpty == true)
    }

    @Test func `former ids are compared with each other, and with no present ones`() async {
        let refused = InventoryDifferenceError.file(.outdated(.path("samples.json")))
        #expect(await last("samples.json", "samples", FormerListings()) == .failure(refused))
        #expect(await last("samples", "samples.json", FormerListings()) == .failure(refused))
        let both = await last("samples.json", "samples.json", FormerListings())
        #expect(both?.value?.isEmpty == true)
    }

    @Test func `a system that can't be read is an error`() async {
        let error = LicenseDriverError.unreadableDatabase(
            path: "/var/lib/dpkg/status", .system(message: "Permission denied"))
        #expect(await last("failure", "samples.json") == .failure(.system(error)))
        #expect(await last("samples.json", "failure") == .failure(.system(error)))
    }

    @Test func `progress is that of both sides together`() async {
        let states = await states(.path("slow"), .path("samples"))
        for state in states.dropLast() {
            guard case .loading(let done, let total?) = state else {
                Issue.record("\(state)")
                continue
            }
            #expect(done <= total && total <= 36)
        }
        #expect(states.last?.value?.isEmpty == true)
    }

    @Test func `whoever leaves ends the work`() async {
        let halting = StubLicenseDriver(tick: .zero, stop: 3)
        let interactor = InventoryDifferenceInteractor(
            licenseDriver: halting, inventoryFileDriver: StubInventoryFileDriver())
        let task = Task {
            let request = InventoryDifferenceRequest(from: .path("slow"), to: .path("slow"))
            for await _ in interactor.states(for: request) {}
        }
        task.cancel()
        await task.value
    }
}
