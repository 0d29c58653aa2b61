public import DomainLayer
public import Observation

/// Serves the screen: follows the shared inventory, counts its packages and notes the time.
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
            state.onInventory(inventory, at: now)
        }
    }

    private var now: Result<Timestamp, ClockDriverError> {
        do throws(ClockDriverError) {
            return .success(try dependency.clockDriver.now)
        } catch {
            return .failure(error)
        }
    }
}

/// What the screen shows: a value, and a mutating method for each input.
public struct NewcomerState: Equatable, Sendable {
    /// How many packages are installed.
    public private(set) var packages: LoadState<Int, LicenseDriverError> = .idle
    /// When they were counted; nil before anything is known of them.
    public private(set) var time: Result<Timestamp, ClockDriverError>?

    public init() {}

    /// The inventory's state has changed.
    mutating func onInventory(
        _ inventory: LoadState<LicenseInventory, LicenseDriverError>,
        at time: Result<Timestamp, ClockDriverError>
    ) {
        packages = inventory.map(\.entries.count)
        self.time = time
    }
}
