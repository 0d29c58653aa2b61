public import DomainLayer
public import Observation

/// Serves the documents that hold the words of copyright files.
@MainActor
@Observable
public final class NoticesPresenter<Dependency: NoticesPresenterDependency> {
    public private(set) var state = NoticesState()

    private let dependency: Dependency
    private let source: InventorySource
    private let isDated: Bool

    /// - Parameters:
    ///   - dependency: the drivers and use cases.
    ///   - source: the system whose words they are.
    ///   - isDated: whether the document says when it was made.
    public init(dependency: Dependency, source: InventorySource, isDated: Bool = false) {
        self.dependency = dependency
        self.source = source
        self.isDated = isDated
    }

    /// Reads the clock first if need be, for a wrong setting should not cost a scan; then follows
    /// the inventory until it is there or has failed, and reads the notices.
    public func onAppear() async {
        if isDated {
            do throws(ClockDriverError) {
                state.onClock(.success(try dependency.clockDriver.now))
            } catch {
                return state.onClock(.failure(error))
            }
        }
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
    /// When the document is made; idle if it does not say.
    public private(set) var created: LoadState<Timestamp, ClockDriverError> = .idle
    /// The system's inventory as it comes.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// What its copyright files print.
    public private(set) var notices: LoadState<LicenseNotices, LicenseDriverError> = .idle

    public mutating func onClock(_ created: LoadState<Timestamp, ClockDriverError>) {
        self.created = created
    }

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
    }

    public mutating func onNotices(_ notices: LoadState<LicenseNotices, LicenseDriverError>) {
        self.notices = notices
    }
}
