public import DomainLayer
public import Observation

/// Serves what is around the screens of the browser: which one is shown, and of what system.
@MainActor
@Observable
public final class BrowserPresenter<Dependency: LicenseScanDependency> {
    public var state = BrowserState()

    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the inventory.
    ///   - source: the system to show.
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

    /// Reads the system again, which happens by itself if dpkg has changed something.
    public func onRefresh() {
        dependency.licenseScan.refresh(source, detail: [])
    }
}

/// The screens of the browser, in the order of their tabs.
public enum BrowserTab: CaseIterable, Sendable {
    case packages, licenses, summary, findings
}

/// What is around the screens.
public struct BrowserState: Equatable, Sendable {
    /// The system, once its packages are there to be browsed.
    public private(set) var system = LoadState<SystemIdentity, LicenseDriverError>.idle
    public var tab = BrowserTab.packages

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        system = inventory.map(\.system)
    }
}
