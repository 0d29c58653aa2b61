public import DomainLayer
public import Observation
public import Wording

/// Serves the view of packages: takes their rows from the shared inventory, asks why they are
/// installed, and reads their texts.
@MainActor
@Observable
public final class LicenseDetailPresenter<Dependency: LicenseDetailPresenterDependency> {
    public private(set) var state = LicenseDetailState()

    private let dependency: Dependency
    private let source: InventorySource
    private let detail: InventoryDetail
    private let packages: [String]
    private let showsText: Bool
    private let showsUnexplained: Bool
    private let wantsLayers: Bool

    /// - Parameters:
    ///   - dependency: gives the inventory, the texts, and why packages are installed.
    ///   - source: the system that the packages are installed on.
    ///   - detail: what their rows hold beyond the usual.
    ///   - packages: the packages to open, named as for ``LicenseListPresenter``.
    ///   - showsText: whether to read their copyright texts.
    ///   - showsUnexplained: whether to read the lines of their texts that nothing explains.
    ///   - wantsLayers: whether to ask what the layers of an image did to them. If so, packages
    ///     that the image no longer has can be opened too.
    public init(
        dependency: Dependency,
        source: InventorySource,
        detail: InventoryDetail = [],
        packages: [String],
        showsText: Bool = false,
        showsUnexplained: Bool = false,
        wantsLayers: Bool = false
    ) {
        self.dependency = dependency
        self.source = source
        self.detail = detail
        self.packages = packages
        self.showsText = showsText
        self.showsUnexplained = showsUnexplained
        self.wantsLayers = wantsLayers
    }

    /// Follows the inventory until it is complete or has failed, then opens the packages. Ends
    /// early if the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseScan.states(of: source, detail: detail) {
            state.onInventory(inventory)
        }
        guard let inventory = state.inventory.value else { return }
        do throws(PackageSelectionError) {
            let layers =
                wantsLayers
                ? try await dependency.layerAttribution.layers(of: source, endingWith: inventory)
                : nil
            let entries = try await entries(in: inventory.adding(layers?.removed ?? []))
            let installation = try await dependency.installationDriver.reasons(in: source)
            state.onDetails(
                entries.map { entry in
                    let isGone = layers?.removal(of: entry.id) != nil
                    return LicenseDetail(
                        entry: entry,
                        installReason: isGone ? nil : installation.reason(for: entry.id),
                        layers: layers?.history(of: entry.id))
                })
        } catch {
            state.onFailure(error)
        }
        await readTexts()
    }

    /// The packages of these names, in the inventory's order.
    private func entries(
        in inventory: LicenseInventory
    ) async throws(PackageSelectionError) -> [PackageLicense] {
        if packages.isEmpty {
            guard inventory.entries.count == 1 else {
                throw .noneNamed(packages: inventory.entries.count)
            }
            return inventory.entries
        }
        let names = try await dependency.installationDriver.packages(
            named: packages, in: inventory, of: source)
        return inventory.listing(for: LicenseQuery(packages: names)).entries
    }

    private func readTexts() async {
        for (index, detail) in (state.details.value ?? []).enumerated() {
            let unexplained = showsUnexplained ? detail.entry.unexplained : []
            guard showsText || !unexplained.isEmpty else { continue }
            let text = await text(of: detail)
            if showsText { state.onText(text, at: index) }
            if !unexplained.isEmpty { state.onUnexplained(in: text, at: index) }
        }
    }

    private func text(of detail: LicenseDetail) async -> LoadState<License, LicenseDriverError> {
        do throws(LicenseDriverError) {
            return .success(
                try await dependency.licenseTextDriver.license(
                    of: detail.entry,
                    in: detail.removal.map { .layer($0.layer - 1, of: source) } ?? source))
        } catch {
            return .failure(error)
        }
    }
}

/// What the view of packages shows: a value, and a mutating method for each input.
public struct LicenseDetailState: Equatable, Sendable {
    /// The system's inventory as it loads.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// The packages, at least one.
    public private(set) var details: LoadState<[LicenseDetail], PackageSelectionError> = .idle

    public init() {}

    /// The inventory's state has changed.
    mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
        if case .failure(let error) = inventory { onFailure(.system(error)) }
    }

    /// The packages were found.
    mutating func onDetails(_ details: [LicenseDetail]) {
        self.details = .success(details)
    }

    mutating func onFailure(_ error: PackageSelectionError) {
        details = .failure(error)
    }

    /// The text of the package at this index was read.
    mutating func onText(_ text: LoadState<License, LicenseDriverError>, at index: Int) {
        guard var details = details.value, details.indices.contains(index) else { return }
        details[index].text = text
        self.details = .success(details)
    }

    /// The unexplained lines of the package at this index were read.
    mutating func onUnexplained(
        in text: LoadState<License, LicenseDriverError>, at index: Int
    ) {
        guard var details = details.value, details.indices.contains(index) else { return }
        let ranges = details[index].entry.unexplained
        details[index].unexplained = text.map { TextLine.lines(ranges, of: $0.body) }
        self.details = .success(details)
    }
}
