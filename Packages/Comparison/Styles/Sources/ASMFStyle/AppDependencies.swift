import DomainLayer

/// The app's own managers, the shared ones, and a factory for each view model.
@MainActor
final class AppDependencies {
    let shared: SharedDependencies
    let licenses: LicenseManager
    private let texts: any LicenseTextServiceProtocol
    private let installations: any InstallationServiceProtocol

    /// - Parameter shared: the shared managers of the process.
    init(dependency: some ASMFDependency, source: InventorySource, shared: SharedDependencies) {
        self.shared = shared
        let list = LicenseListService(driver: dependency.licenseDriver, source: source)
        licenses = LicenseManager(
            list: list, revisions: list, clock: shared.clock, ticker: shared.ticker)
        texts = LicenseTextService(driver: dependency.licenseTextDriver, source: source)
        installations = InstallationService(driver: dependency.installationDriver, source: source)
    }

    func makeLicenseListViewModel() -> LicenseListViewModel {
        LicenseListViewModel(licenses: licenses, ticker: shared.ticker, snapshots: shared.snapshots)
    }

    /// Each sheet has its own manager, which disappears with the sheet.
    func makeLicenseSheetViewModel(_ subject: SheetSubject) -> LicenseSheetViewModel {
        LicenseSheetViewModel(
            subject: subject, licenses: licenses,
            sheet: SheetManager(entry: subject.entry, texts: texts, installations: installations))
    }
}
