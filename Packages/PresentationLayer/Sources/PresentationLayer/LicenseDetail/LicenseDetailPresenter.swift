public import DomainLayer
public import Observation

/// Serves the view of one package: takes its row from the shared inventory, and reads its text.
@MainActor
@Observable
public final class LicenseDetailPresenter<Dependency: LicenseDetailPresenterDependency> {
    public private(set) var state = LicenseDetailState()

    private let dependency: Dependency
    private let source: InventorySource
    private let detail: InventoryDetail
    private let package: String
    private let showsText: Bool

    /// - Parameters:
    ///   - dependency: gives the inventory and the text.
    ///   - source: the system that the package is installed on.
    ///   - detail: what its row shall hold beyond the usual.
    ///   - package: the package to open as somebody names it, see ``LicenseListPresenter``.
    ///   - showsText: whether to read its copyright text too.
    public init(
        dependency: Dependency,
        source: InventorySource,
        detail: InventoryDetail = [],
        package: String,
        showsText: Bool = false
    ) {
        self.dependency = dependency
        self.source = source
        self.detail = detail
        self.package = package
        self.showsText = showsText
    }

    /// Follows the inventory until it is there or has failed, then reads the text if it is wanted;
    /// ends early if the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseInventory.states(of: source, detail: detail)
        {
            state.onInventory(inventory)
        }
        guard let inventory = state.inventory.value else { return }
        do throws(PackageSelectionError) {
            state.onEntry(try await entry(in: inventory))
        } catch {
            state.onFailure(error)
        }
        if showsText, let entry = state.entry.value { await readText(of: entry) }
    }

    /// The one package of this name.
    private func entry(
        in inventory: LicenseInventory
    ) async throws(PackageSelectionError) -> LicenseEntry {
        let packages = try await dependency.installationDriver.packages(
            named: [package], in: inventory, of: source)
        let entries = inventory.listing(for: LicenseQuery(packages: packages)).entries
        guard let entry = entries.first else { throw .notInstalled(package, nearest: nil) }
        if entries.count > 1 { throw .notUnique(package, entries.map(\.id)) }
        return entry
    }

    private func readText(of entry: LicenseEntry) async {
        do throws(LicenseDriverError) {
            let license = try await dependency.licenseTextDriver.license(of: entry, in: source)
            state.onText(.success(license))
        } catch {
            state.onText(.failure(error))
        }
    }
}

/// What the view of one package shows: a value, and a mutating method for each input.
public struct LicenseDetailState: Equatable, Sendable {
    /// The system's inventory as it comes.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// The package's row.
    public private(set) var entry: LoadState<LicenseEntry, PackageSelectionError> = .idle
    /// The copyright text; idle if nobody asked for it.
    public private(set) var text: LoadState<License, LicenseDriverError> = .idle

    public init() {}

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
        if case .failure(let error) = inventory { onFailure(.system(error)) }
    }

    /// The package was found.
    public mutating func onEntry(_ entry: LicenseEntry) {
        self.entry = .success(entry)
    }

    public mutating func onFailure(_ error: PackageSelectionError) {
        entry = .failure(error)
    }

    /// The text was read.
    public mutating func onText(_ text: LoadState<License, LicenseDriverError>) {
        self.text = text
    }
}
