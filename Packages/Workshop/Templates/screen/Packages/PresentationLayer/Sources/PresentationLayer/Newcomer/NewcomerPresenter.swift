public import DomainLayer
public import Observation

/// Serves the screen: follows the shared inventory and counts its packages.
@MainActor
@Observable
public final class NewcomerPresenter<Dependency: NewcomerPresenterDependency> {
    public private(set) var state = NewcomerState()

    private let dependency: Dependency
    private let source: InventorySource

    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            state.onInventory(inventory)
        }
    }
}

/// What the screen shows: a value, and a mutating method for each input.
public struct NewcomerState: Equatable, Sendable {
    /// How many packages are installed.
    public private(set) var packages: LoadState<Int, LicenseDriverError> = .idle

    public init() {}

    /// The inventory's state has changed.
    mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        packages = inventory.map(\.entries.count)
    }
}
