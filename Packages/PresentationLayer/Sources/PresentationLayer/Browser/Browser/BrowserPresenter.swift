public import DomainLayer
public import Observation

/// Serves the frame of the browser: which tab is selected, and which system is shown.
@MainActor
@Observable
public final class BrowserPresenter<Dependency: LicenseScanDependency> {
    public private(set) var state = BrowserState()

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

    /// Switches to a tab.
    public func onSelect(_ tab: BrowserTab) { state.onSelect(tab) }

    /// Reads the system again. After a change by dpkg that happens by itself.
    public func onRefresh() {
        dependency.licenseScan.refresh(source, detail: [])
    }
}

/// The screens of the browser, in the order of their tabs.
public enum BrowserTab: CaseIterable, Sendable {
    case packages, licenses, summary, findings
}

/// The frame of the browser: a value, and a mutating method for each input.
public struct BrowserState: Equatable, Sendable {
    /// The system, once its packages can be browsed.
    public private(set) var system = LoadState<SystemIdentity, LicenseDriverError>.idle
    public private(set) var tab = BrowserTab.packages

    /// The inventory's state has changed.
    mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        system = inventory.map(\.system)
    }

    mutating func onSelect(_ tab: BrowserTab) {
        self.tab = tab
    }
}
