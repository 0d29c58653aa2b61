public import DomainLayer
public import Observation

/// Serves bills of materials: gathers what they are made of.
@MainActor
@Observable
public final class BillOfMaterialsPresenter<Dependency: BillOfMaterialsPresenterDependency> {
    public private(set) var state = BillOfMaterialsState()

    private let dependency: Dependency
    private let source: InventorySource

    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Reads the clock first, for a wrong setting should not cost a scan; then the inventory, then
    /// who needs whom.
    public func onAppear() async {
        do throws(ClockDriverError) {
            state.onClock(.success(try dependency.clockDriver.now))
        } catch {
            return state.onClock(.failure(error))
        }
        for await inventory in await dependency.licenseInventory.states(of: source, detail: .texts)
        {
            state.onInventory(inventory)
        }
        if state.inventory.value == nil { return }
        do throws(LicenseDriverError) {
            let graph = try await dependency.installationDriver.graph(of: source)
            state.onInstallation(.success(graph))
        } catch {
            state.onInstallation(.failure(error))
        }
    }
}

/// What a bill of materials is made of: a value, and a mutating method for each input.
public struct BillOfMaterialsState: Equatable, Sendable {
    /// When the bill is made.
    public private(set) var created: LoadState<Timestamp, ClockDriverError> = .idle
    /// The system's inventory as it comes, with the texts of its licences.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// Who needs whom.
    public private(set) var installation: LoadState<InstallationGraph, LicenseDriverError> = .idle

    public init() {}

    public mutating func onClock(_ created: LoadState<Timestamp, ClockDriverError>) {
        self.created = created
    }

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
    }

    public mutating func onInstallation(
        _ installation: LoadState<InstallationGraph, LicenseDriverError>
    ) {
        self.installation = installation
    }
}
