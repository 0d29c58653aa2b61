public import DomainLayer
public import Observation

/// Serves the screen of counts: follows the inventory, and counts what is in it.
@MainActor
@Observable
public final class SummaryBrowserPresenter<Dependency: LicenseInventoryDependency> {
    public var state = SummaryBrowserState()

    private let dependency: Dependency
    private let source: InventorySource

    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseInventory.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            let summary = await computedInBackground { inventory.summary() }
            state.onSummary(summary)
        }
    }
}

/// What the screen of counts shows: a value, and a mutating method for each input.
public struct SummaryBrowserState: Equatable, Sendable {
    /// Nil before the inventory has come.
    public private(set) var summary: LicenseSummary?
    /// The first line that is shown.
    public private(set) var top = 0

    public mutating func onSummary(_ summary: LicenseSummary) {
        self.summary = summary
    }

    public mutating func onScroll(to top: Int) {
        self.top = top
    }
}
