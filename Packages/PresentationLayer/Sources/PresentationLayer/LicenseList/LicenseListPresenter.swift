public import DomainLayer
public import Observation

/// Serves the list of licences: follows the shared inventory, and lists what the query asks for.
@MainActor
@Observable
public final class LicenseListPresenter<Dependency: LicenseListPresenterDependency> {
    public private(set) var state: LicenseListState

    private let dependency: Dependency
    private let source: InventorySource
    private let detail: InventoryDetail
    private let wantsReasons: Bool

    /// - Parameters:
    ///   - dependency: gives the inventory, and knows whose an installed file is.
    ///   - source: the system to list.
    ///   - detail: what the listing shall hold beyond its rows.
    ///   - query: what to list. Its packages are as somebody names them: a name,
    ///     `name:architecture`, a glob of either, or the path of an installed file.
    ///   - wantsReasons: whether to ask why packages are installed.
    public init(
        dependency: Dependency,
        source: InventorySource,
        detail: InventoryDetail = [],
        query: LicenseQuery,
        wantsReasons: Bool = false
    ) {
        self.dependency = dependency
        self.source = source
        self.detail = detail
        self.wantsReasons = wantsReasons
        state = LicenseListState(query: query)
    }

    /// Follows the inventory until it is there or has failed, then lists; ends early if the task is
    /// cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseInventory.states(of: source, detail: detail)
        {
            state.onInventory(inventory)
        }
        guard let inventory = state.inventory.value else { return }
        do throws(PackageSelectionError) {
            let packages = try await dependency.installationDriver.packages(
                named: state.query.packages, in: inventory, of: source)
            if wantsReasons {
                state.onInstallation(try await dependency.installationDriver.reasons(in: source))
            }
            state.onPackages(packages)
        } catch {
            state.onFailure(error)
        }
    }
}

/// What the list of licences shows: a value, and a mutating method for each input.
public struct LicenseListState: Equatable, Sendable {
    public private(set) var query: LicenseQuery
    /// The system's inventory as it comes.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// Why packages are installed; nil unless somebody asked.
    public private(set) var installation: InstallationGraph?
    /// What the query lets through of it.
    public private(set) var listing: LoadState<LicenseListing, PackageSelectionError> = .idle

    public init(query: LicenseQuery) {
        self.query = query
    }

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
        if case .failure(let error) = inventory { onFailure(.system(error)) }
    }

    /// The packages that the query names are known, as names or globs of what is installed.
    public mutating func onPackages(_ packages: [String]) {
        query.packages = packages
        if let inventory = inventory.value { listing = .success(inventory.listing(for: query)) }
    }

    /// It is known why packages are installed.
    public mutating func onInstallation(_ installation: InstallationGraph) {
        self.installation = installation
    }

    public mutating func onFailure(_ error: PackageSelectionError) {
        listing = .failure(error)
    }
}
