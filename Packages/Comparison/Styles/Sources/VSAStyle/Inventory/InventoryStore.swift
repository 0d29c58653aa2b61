import DomainLayer
import Observation
import TerminalUI
import Wording

/// The packages of the last load, and notes about them, in memory.
///
/// Views get its rows from a ``Query``, read counts and marks here, and change it with the
/// ``InventoryContext`` in their environment: nothing outside this file can change it otherwise.
@MainActor
@Observable
final class InventoryStore {
    /// Nil before the first load.
    fileprivate(set) var inventory: PackageInventory?
    /// The packages that were marked as reviewed, installed or not.
    fileprivate(set) var reviewed: Set<PackageLicense.ID> = []

    /// The package with this id; nil if it isn't installed.
    subscript(id: PackageLicense.ID) -> PackageLicense? {
        let packages = PackageRows(inventory?.entries ?? [])
        return packages.position(of: id).map { packages[$0] }
    }
}

/// Changes a store. All views that query the store show the change.
@MainActor
struct InventoryContext {
    /// Nil if no store was set; to change something is a programming error then.
    private let store: InventoryStore?

    nonisolated init(_ store: InventoryStore?) { self.store = store }

    private var requiredStore: InventoryStore? {
        assert(store != nil, "no store in the environment: set one by .inventoryStore(_:)")
        return store
    }

    /// The system was loaded again.
    func replace(with inventory: PackageInventory) {
        requiredStore?.inventory = inventory
    }

    /// Marks a package as reviewed, or removes the mark.
    func toggleReview(of id: PackageLicense.ID) {
        guard let store = requiredStore else { return }
        if store.reviewed.remove(id) == nil { store.reviewed.insert(id) }
    }
}

extension EnvironmentValues {
    private enum Context: EnvironmentKey {
        static var defaultValue: InventoryContext { InventoryContext(nil) }
    }

    /// Changes the store that was set with ``TerminalUI/View/inventoryStore(_:)``.
    var inventoryContext: InventoryContext {
        get { self[Context.self] }
        set { self[Context.self] = newValue }
    }
}

extension View {
    /// Sets the store that this view and its descendants query, and the context that changes it.
    func inventoryStore(_ store: InventoryStore) -> some View {
        environment(store).environment(\.inventoryContext, InventoryContext(store))
    }
}
