public import DomainLayer
public import Observation

/// Serves the list of licenses: follows the shared inventory and lists what the query asks for.
@MainActor
@Observable
public final class LicenseListPresenter<Dependency: LicenseListPresenterDependency> {
    public private(set) var state: LicenseListState

    private let dependency: Dependency
    private let source: InventorySource
    private let detail: InventoryDetail
    private let patterns: [PolicyText]
    private let wantsReasons: Bool
    private let wantsLayers: Bool

    /// - Parameters:
    ///   - dependency: gives the inventory, and knows the owners of installed files.
    ///   - source: the system to list.
    ///   - detail: what the listing holds beyond its rows.
    ///   - query: what to list. Its packages are words as people type them: a name,
    ///     `name:architecture`, a glob of either, or the path of an installed file.
    ///   - patterns: lists of the licenses to look for, in the form that
    ///     ``/DomainLayer/PatternReader`` reads; an exception alone matches all licenses that have
    ///     it. The location of each is its request.
    ///   - wantsReasons: whether to ask why packages are installed.
    ///   - wantsLayers: whether to ask which layer of an image brought each package. If so, the
    ///     query may name packages that the image no longer has.
    public init(
        dependency: Dependency,
        source: InventorySource,
        detail: InventoryDetail = [],
        query: LicenseQuery,
        patterns: [PolicyText] = [],
        wantsReasons: Bool = false,
        wantsLayers: Bool = false
    ) {
        self.dependency = dependency
        self.source = source
        self.detail = detail
        self.patterns = patterns
        self.wantsReasons = wantsReasons
        self.wantsLayers = wantsLayers
        state = LicenseListState(query: query)
    }

    /// Follows the inventory until it is there or has failed, then lists; ends early if the task is
    /// cancelled, and before anything is read if a pattern makes no sense.
    public func onAppear() async {
        do throws(PackageSelectionError) {
            try await list()
        } catch {
            state.onFailure(error)
        }
    }

    private func list() async throws(PackageSelectionError) {
        var reader = PatternReader()
        let entries = reader.entries(in: patterns, withExceptions: true)
        try check(reader.problems)
        for await inventory in await dependency.licenseScan.states(of: source, detail: detail) {
            state.onInventory(inventory)
        }
        guard let inventory = state.inventory.value else { return }
        try check(inventory.entries.problems(with: entries))
        state.onPatterns(entries)
        let layers =
            wantsLayers
            ? try await dependency.layerAttribution.layers(of: source, endingWith: inventory) : nil
        let packages =
            state.query.packages.isEmpty
            ? []
            : try await dependency.installationDriver.packages(
                named: state.query.packages, in: inventory.adding(layers?.removed ?? []),
                of: source)
        if wantsReasons {
            state.onInstallation(try await dependency.installationDriver.reasons(in: source))
        }
        state.onPackages(packages, layers: layers)
    }

    private func check(_ problems: [PolicyProblem]) throws(PackageSelectionError) {
        if !problems.isEmpty { throw .patterns(.invalid(path: nil, problems)) }
    }
}

/// What the list of licenses shows: a value, and a mutating method for each input.
public struct LicenseListState: Equatable, Sendable {
    public private(set) var query: LicenseQuery
    /// The system's inventory as it loads.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// Why packages are installed; nil unless requested.
    public private(set) var installation: InstallationGraph?
    /// The part of the inventory that the query selects.
    public private(set) var listing: LoadState<LicenseListing, PackageSelectionError> = .idle

    public init(query: LicenseQuery) {
        self.query = query
    }

    /// The inventory's state has changed.
    mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
        if case .failure(let error) = inventory { onFailure(.system(error)) }
    }

    /// The patterns of licenses were read; the location of each is its request.
    mutating func onPatterns(_ patterns: [PolicyEntry]) {
        query.licenses = patterns.filter { $0.location == .request(.license) }.map(\.pattern)
        query.mains = patterns.filter { $0.location == .request(.main) }.map(\.pattern)
    }

    /// The packages that the query names are known, as names or globs of installed packages; if
    /// requested, so is what the layers of the image did.
    mutating func onPackages(_ packages: [String], layers: LayerHistory? = nil) {
        query.packages = packages
        if let inventory = inventory.value {
            listing = .success(inventory.listing(for: query, layers: layers))
        }
    }

    /// The dependency graph was read.
    mutating func onInstallation(_ installation: InstallationGraph) {
        self.installation = installation
    }

    mutating func onFailure(_ error: PackageSelectionError) {
        listing = .failure(error)
    }
}
