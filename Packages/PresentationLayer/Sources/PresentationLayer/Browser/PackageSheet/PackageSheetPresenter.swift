public import DomainLayer
import LicenseViews
public import Observation

/// Serves the sheet of one package, and of those next to it: reads their texts.
@MainActor
@Observable
public final class PackageSheetPresenter<Dependency: PackageSheetPresenterDependency> {
    public var state: PackageSheetState

    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the inventory and the text.
    ///   - source: the system that the package is of.
    ///   - subject: the package to begin with.
    public init(dependency: Dependency, source: InventorySource, subject: PackageSheetSubject) {
        self.dependency = dependency
        self.source = source
        state = PackageSheetState(subject: subject)
    }

    /// Follows the inventory until the task is cancelled, and learns of each one why its packages
    /// are installed.
    public func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            guard inventory.isFinal else { continue }
            if let entries = inventory.value?.entries { state.onInventory(entries) }
            let installation = await installation()
            if !Task.isCancelled { state.onInstallation(installation) }
        }
    }

    /// Reads the text of the package that is shown; a text that comes too late is ignored.
    public func onEntry() async {
        let entry = state.entry
        let text = await text(of: entry)
        if !Task.isCancelled, entry == state.entry { state.onText(text) }
    }

    /// What is to be copied: the expression of the statement that was gone to, or the package's;
    /// nil if there is none.
    public func onCopy() -> String? {
        state.onCopy()
        return state.selectedExpression?.description
    }

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
