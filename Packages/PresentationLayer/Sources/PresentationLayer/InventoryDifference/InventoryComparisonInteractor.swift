public import DomainLayer
import Synchronization

/// Reads both sides of a comparison concurrently, compares them, and judges what is new.
///
/// Saved listings are read first: an invalid one should not cost a scan, and if one lacks digests,
/// none need be computed for the texts of a system.
public struct InventoryComparisonInteractor<
    LicenseDriver: LicenseDriverProtocol,
    InventoryFileDriver: InventoryFileDriverProtocol,
    PolicyCheck: PolicyCheckUseCase
>: InventoryComparisonUseCase {
    private let licenseDriver: LicenseDriver
    private let inventoryFileDriver: InventoryFileDriver
    private let policyCheck: PolicyCheck

    public init(
        licenseDriver: LicenseDriver, inventoryFileDriver: InventoryFileDriver,
        policyCheck: PolicyCheck
    ) {
        self.licenseDriver = licenseDriver
        self.inventoryFileDriver = inventoryFileDriver
        self.policyCheck = policyCheck
    }

    public func states(
        for request: InventoryComparisonRequest
    ) -> AsyncStream<LoadState<InventoryDifference, InventoryComparisonError>> {
        // A slow observer needs only the latest state.
        let (states, observer) = AsyncStream.makeStream(
            of: LoadState<InventoryDifference, InventoryComparisonError>.self,
            bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            let progress = ComparisonProgress { observer.yield(.loading($0)) }
            do throws(InventoryComparisonError) {
                observer.yield(.success(try await difference(for: request, progress)))
            } catch {
                observer.yield(.failure(error))
            }
            observer.finish()
        }
        observer.onTermination = { _ in task.cancel() }
        return states
    }

    private func difference(
        for request: InventoryComparisonRequest, _ progress: ComparisonProgress
    ) async throws(InventoryComparisonError) -> InventoryDifference {
        let (old, new) = (request.old, request.new)
        let policy = try await policy(for: request)
        let oldSource = request.source(at: old)
        let newSource = request.source(at: new)
        async let oldListing = listing(at: old)
        async let newListing = listing(at: new)
        let listings = (try await oldListing.get(), try await newListing.get())
        // A saved listing has no layers to ask.
        if request.tellsLayers, listings.1 != nil { throw .system(.notAnImage(newSource)) }
        let areFiltered = (listings.0?.isFiltered == true, listings.1?.isFiltered == true)
        // All that the filtered listing leaves out would look added or removed.
        if areFiltered.0 != areFiltered.1 { throw .file(.filtered(areFiltered.0 ? old : new)) }
        let areOutdated = (
            listings.0?.hasOutdatedIDs == true, listings.1?.hasOutdatedIDs == true
        )
        // Each license without an SPDX id would look changed.
        if areOutdated.0 != areOutdated.1 { throw .file(.outdated(areOutdated.0 ? old : new)) }
        let hasDigests = [listings.0, listings.1].allSatisfy { $0?.hasDigests != false }
        let detail = InventoryDetail(hasDigests ? [.digests] : []).union(policy?.detail ?? [])
        async let oldInventory = inventory(listings.0, or: oldSource, detail) {
            progress.advance(.old, to: $0)
        }
        async let newInventory = inventory(listings.1, or: newSource, detail) {
            progress.advance(.new, to: $0)
        }
        let inventories = (try await oldInventory.get(), try await newInventory.get())
        var difference = InventoryDifference(
            from: inventories.0, at: old, to: inventories.1, at: new)
        if request.tellsLayers {
            difference.layers = try await layers(of: newSource, endingWith: inventories.1)
        }
        if let policy {
            difference.verdict = try await verdict(
                on: inventories.1, by: policy, since: inventories.0)
        }
        return difference
    }

    private func policy(
        for request: InventoryComparisonRequest
    ) async throws(InventoryComparisonError) -> LicensePolicy? {
        guard let policy = request.policy else { return nil }
        do throws(PolicyError) {
            return try await policyCheck.policy(for: policy)
        } catch {
            throw .policy(.policy(error))
        }
    }

    private func verdict(
        on inventory: LicenseInventory, by policy: LicensePolicy, since baseline: LicenseInventory
    ) async throws(InventoryComparisonError) -> PolicyVerdict {
        do throws(PolicyCheckError) {
            return try await policyCheck.verdict(
                on: inventory, of: nil, by: policy, since: baseline)
        } catch {
            throw .policy(error)
        }
    }

    private func layers(
        of source: InventorySource, endingWith inventory: LicenseInventory
    ) async throws(InventoryComparisonError) -> LayerHistory {
        do throws(LicenseDriverError) {
            return try await LayerAttributionInteractor(licenseDriver: licenseDriver)
                .history(of: source, endingWith: inventory)
        } catch {
            throw .system(error)
        }
    }

    /// The saved listing; nil if this side is a system.
    private func listing(
        at origin: InputSource
    ) async -> Result<SavedListing?, InventoryComparisonError> {
        do throws(InventoryFileError) {
            let listing = try await inventoryFileDriver.inventory(at: origin)
            if listing?.isBrief == true { throw .brief(origin) }
            return .success(listing)
        } catch {
            return .failure(.file(error))
        }
    }

    /// The saved listing's inventory, or the system's if there is no listing.
    private func inventory(
        _ listing: SavedListing?, or source: InventorySource, _ detail: InventoryDetail,
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async -> Result<LicenseInventory, InventoryComparisonError> {
        if let listing { return .success(listing.inventory) }
        do throws(LicenseDriverError) {
            return .success(
                try await licenseDriver.licenses(
                    in: source, detail: detail, onProgress: onProgress))
        } catch {
            return .failure(.system(error))
        }
    }
}

/// How far the systems of a comparison are read: the bytes of the archive that is being read, or
/// the packages of both systems together.
private final class ComparisonProgress: Sendable {
    enum Side { case old, new }

    private let sides = Mutex<[Side: LoadProgress]>([:])
    private let tell: @Sendable (LoadProgress) -> Void

    init(tell: @escaping @Sendable (LoadProgress) -> Void) {
        self.tell = tell
    }

    func advance(_ side: Side, to progress: LoadProgress) {
        let sides = sides.withLock { sides in
            sides[side] = progress
            return sides
        }
        if case .bytes = progress { return tell(progress) }
        var (done, total) = (0, 0)
        for progress in sides.values {
            // The archive of the other side is still being read, and its bytes are reported.
            guard case .packages(let read, let all) = progress else { return }
            done += read
            total += all ?? 0
        }
        tell(.packages(done: done, of: total))
    }
}
