import DomainLayer
import LicenseViews
import Observation
import Wording

/// Serves the sheet of one package and its neighbors: reads their texts.
@MainActor
@Observable
final class PackageSheetPresenter<Dependency: PackageSheetPresenterDependency> {
    private(set) var state: PackageSheetState

    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the inventory and the text.
    ///   - source: the system that the package is installed on.
    ///   - subject: the package to open.
    init(dependency: Dependency, source: InventorySource, subject: PackageSheetSubject) {
        self.dependency = dependency
        self.source = source
        state = PackageSheetState(subject: subject)
    }

    /// Follows the inventory until the task is cancelled. Asks for each new inventory why its
    /// packages are installed.
    func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            guard inventory.isFinal else { continue }
            if let entries = inventory.value?.entries { state.onInventory(entries) }
            let installation = await installation()
            if !Task.isCancelled { state.onInstallation(installation) }
        }
    }

    /// Reads the text of the package on the screen. A text that comes too late is ignored.
    func onEntryChange() async {
        let entry = state.entry
        let text = await text(of: entry)
        if !Task.isCancelled, entry == state.entry { state.onText(text) }
    }

    /// Returns the text to copy: the expression of the selected statement, or the package's; nil if
    /// there is none.
    func onCopy() -> String? {
        state.onCopy()
        return state.selectedExpression?.description
    }

    // The state decides what these inputs do.

    func onScroll(to top: Int) { state.onScroll(to: top) }
    func onNext(by step: Int) { state.onNext(by: step) }
    func onPackage(by step: Int) { state.onPackage(by: step) }
    func onFindBegin() { state.onFindBegin() }
    func onFind(_ phrase: String) { state.onFind(phrase) }
    func onFindAccept() { state.onFindAccept() }
    func onFindEnd() { state.onFindEnd() }

    private func installation() async -> LoadState<InstallationGraph, LicenseDriverError> {
        do throws(LicenseDriverError) {
            return .success(try await dependency.installationDriver.graph(of: source))
        } catch {
            return .failure(error)
        }
    }

    private func text(of entry: PackageLicense) async -> LoadState<SheetText, LicenseDriverError> {
        do throws(LicenseDriverError) {
            let license = try await dependency.licenseTextDriver.license(of: entry, in: source)
            return .success(await SheetText.of(license, evidence: entry.statements))
        } catch {
            return .failure(error)
        }
    }
}
