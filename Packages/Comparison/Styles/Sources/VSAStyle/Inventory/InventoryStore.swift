import DomainLayer
import Observation

/// The packages that were loaded last, and what is noted about them; in memory.
///
/// Views have its rows by a ``Query``, read counts and marks here, and change it by the
/// ``InventoryContext`` of their environment: nothing outside of this file can.
@MainActor
@Observable
final class InventoryStore {
    /// Nil before the first load.
    fileprivate(set) var inventory: PackageInventory?
    /// The packages that somebody has marked as reviewed, installed or not.
    fileprivate(set) var reviewed: Set<PackageLicense.ID> = []
}

/// Changes a store: every view that has queried it shows the change by itself.
@MainActor
struct InventoryContext {
    /// Nil if nobody gave a store: then nothing is changed.
    private let store: InventoryStore?

    nonisolated init(_ store: InventoryStore?) { self.store = store }

    /// The system was loaded again.
    func replace(with inventory: PackageInventory) {
        store?.inventory = inventory
    }

    /// Marks a package as reviewed, or takes the mark away.
    func toggleReview(of id: PackageLicense.ID) {
        guard let store else { return }
        if store.reviewed.remove(id) == nil { store.reviewed.insert(id) }
    }
}
