public import DomainLayer
public import Observation

/// Serves the documents that hold the words of copyright files.
@MainActor
@Observable
public final class NoticesPresenter<Dependency: NoticesPresenterDependency> {
    public private(set) var state = NoticesState()

    private let dependency: Dependency
    private let source: InventorySource

    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until it is there or has failed, then reads the notices.
    public func onAppear() async {
        for await inventory in await dependency.licenseInventory.states(of: source, detail: []) {
            state.onInventory(inventory)
        }
        guard let entries = state.inventory.value?.entries else { return }
        do throws(LicenseDriverError) {
            let notices = try await dependency.licenseTextDriver.notices(of: entries, in: source)
            state.onNotices(.success(notices))
        } catch {
            state.onNotices(.failure(error))
        }
    }
}

/// What such a document is made of: a value, and a mutating method for each input.
public struct NoticesState: Equatable, Sendable {
    /// The system's inventory as it comes.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// What its copyright files print.
    public private(set) var notices: LoadState<LicenseNotices, LicenseDriverError> = .idle

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
    }

    public mutating func onNotices(_ notices: LoadState<LicenseNotices, LicenseDriverError>) {
        self.notices = notices
    }
}
