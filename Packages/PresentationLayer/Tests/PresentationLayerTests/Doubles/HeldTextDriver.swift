import DomainLayer
import Synchronization

/// A driver of texts whose every reading waits until it is released or cancelled.
final class HeldTextDriver: LicenseTextDriverProtocol {
    private struct Readings {
        var count = 0
        var cancelled = 0
        var isReleased = false
    }

    private let state = Mutex(Readings())

    /// How many have begun.
    var readings: Int { state.withLock(\.count) }

    /// How many were cancelled.
    var cancellations: Int { state.withLock(\.cancelled) }

    /// Lets all end, now and later.
    func release() { state.withLock { $0.isReleased = true } }

    func license(
        of entry: LicenseEntry, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        state.withLock { $0.count += 1 }
        while !state.withLock(\.isReleased) {
            do {
                try await Task.sleep(for: .milliseconds(1))
            } catch {
                state.withLock { $0.cancelled += 1 }
                throw .cancelled
            }
        }
        return License(id: entry.id, name: entry.name, body: "Terms.\n")
    }

    func notices(
        of entries: [LicenseEntry], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices { throw .cancelled }

    func copyrightFiles(
        of entries: [LicenseEntry], in source: InventorySource
    ) async throws(LicenseDriverError) -> CopyrightFiles { throw .cancelled }
}
