import DomainLayer
import StyleDoubles
import Synchronization

/// The drivers of a sheet: a test can make reads of texts wait, and sees which were requested.
final class SheetDriver: TextOnlyDriver, GraphOnlyDriver {
    private struct Contents {
        var isHeld = false
        var held: [PackageLicense.ID: CheckedContinuation<Void, Never>] = [:]
        var cancelled: [PackageLicense.ID] = []
        var graphs = 0
    }

    private let system: FakeSystem
    private let contents = Mutex(Contents())

    init(_ system: FakeSystem) { self.system = system }

    /// The packages whose reads are waiting.
    var held: Set<PackageLicense.ID> { contents.withLock { Set($0.held.keys) } }

    /// The packages whose reads were cancelled while they waited.
    var cancelled: [PackageLicense.ID] { contents.withLock(\.cancelled) }

    /// How often the dependency graph was requested.
    var graphs: Int { contents.withLock(\.graphs) }

    /// Makes reads of texts wait from now on; cancellation doesn't end that.
    func hold() { contents.withLock { $0.isHeld = true } }

    func release(_ id: PackageLicense.ID) {
        contents.withLock { $0.held.removeValue(forKey: id) }?.resume()
    }

    func license(
        of entry: PackageLicense, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isHeld = contents.withLock { contents in
                    if contents.isHeld { contents.held[entry.id] = continuation }
                    return contents.isHeld
                }
                if !isHeld { continuation.resume() }
            }
        } onCancel: {
            contents.withLock { $0.cancelled.append(entry.id) }
        }
        return try await system.license(of: entry, in: source)
    }

    func graph(of source: InventorySource) async throws(LicenseDriverError) -> InstallationGraph {
        contents.withLock { $0.graphs += 1 }
        return InstallationGraph([InstallationGraph.Package("apple:all", isAutomatic: false)])
    }
}
