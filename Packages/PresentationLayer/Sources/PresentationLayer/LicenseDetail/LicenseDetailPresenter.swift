public import DomainLayer
public import Observation

/// Serves the view of one package: takes its row from the shared inventory, and reads its text.
@MainActor
@Observable
public final class LicenseDetailPresenter<Dependency: LicenseDetailPresenterDependency> {
    public private(set) var state: LicenseDetailState

    private let dependency: Dependency
    private let source: InventorySource
    private let showsText: Bool

    /// - Parameters:
    ///   - dependency: gives the inventory and the text.
    ///   - source: the system that the package is installed on.
    ///   - id: the package to open, `name:architecture`.
    ///   - showsText: whether to read its copyright text too.
    public init(
        dependency: Dependency,
        source: InventorySource,
        id: LicenseEntry.ID,
        showsText: Bool = false
    ) {
        self.dependency = dependency
        self.source = source
        self.showsText = showsText
        state = LicenseDetailState(id: id)
    }

    /// Follows the inventory until it is there or has failed, then reads the text if it is wanted;
    /// ends early where the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseInventory.states(of: source, detail: []) {
            state.onInventory(inventory)
        }
        if showsText, let entry = state.entry.value ?? nil { await readText(of: entry) }
    }

    private func readText(of entry: LicenseEntry) async {
        state.onText(.loading(done: 0, of: nil))
        do throws(LicenseDriverError) {
            let license = try await dependency.licenseDriver.license(of: entry, in: source)
            state.onText(.success(license))
        } catch {
            state.onText(.failure(error))
        }
    }
}
