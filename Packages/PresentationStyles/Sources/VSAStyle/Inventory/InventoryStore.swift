import DomainLayer
import LicenseViews
import Observation
import TerminalUI

/// The packages that were read last, and what is noted about them; in memory.
///
/// Views read it by a ``Query`` and change it by the ``InventoryContext`` of their environment.
@MainActor
@Observable
final class InventoryStore {
    /// Nil before the first reading.
    fileprivate(set) var table: PackageTable?
    /// The packages that somebody has marked as reviewed, installed or not.
    fileprivate(set) var reviewed: Set<LicenseEntry.ID> = []
}

/// The packages of one reading with all that finding them by keys takes; a query tells one reading
/// from another by its identity.
final class PackageTable: Sendable {
    let entries: [LicenseEntry]
    let index: PackageRowIndex

    /// Takes a moment for thousands of packages, so it isn't for the main actor.
    init(_ inventory: LicenseInventory) {
        entries = inventory.entries
        index = PackageRowIndex(inventory)
    }
}

/// Changes a store: every view that has queried it shows the change by itself.
@MainActor
struct InventoryContext {
    /// Nil where nobody gave a store: then nothing is changed.
    private let store: InventoryStore?

    nonisolated init(_ store: InventoryStore?) { self.store = store }

    /// The system was read again.
    func replace(with table: PackageTable) {
        store?.table = table
    }

    /// Marks a package as reviewed, or takes the mark away.
    func toggleReview(of id: LicenseEntry.ID) {
        guard let store else { return }
        if store.reviewed.remove(id) == nil { store.reviewed.insert(id) }
    }
}

extension EnvironmentValues {
    private enum Context: EnvironmentKey {
        static var defaultValue: InventoryContext { InventoryContext(nil) }
    }

    /// Changes the store of ``TerminalUI/View/inventoryStore(_:)``.
    var inventoryContext: InventoryContext {
        get { self[Context.self] }
        set { self[Context.self] = newValue }
    }
}

extension View {
    /// Gives the view, and all in it, a store to query, and the context that changes it.
    func inventoryStore(_ store: InventoryStore) -> some View {
        environment(store).environment(\.inventoryContext, InventoryContext(store))
    }
}
