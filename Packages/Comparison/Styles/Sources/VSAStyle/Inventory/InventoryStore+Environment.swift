import TerminalUI

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
