import DomainLayer

/// The managers of this app, those that it shares, and a factory for each view model.
@MainActor
final class AppDependencies {
    let shared: SharedDependencies
    let licenses: LicenseManager
    private let texts: any LicenseTextServiceProtocol
    private let installations: any InstallationServiceProtocol

    /// - Parameter shared: of the process.
    init(dependency: some ASMFDependency, source: InventorySource, shared: SharedDependencies) {
        self.shared = shared
        let list = LicenseListService(driver: dependency.licenseDriver, source: source)
        licenses = LicenseManager(list: list, revisions: list, clock: shared.clock)
        texts = LicenseTextService(driver: dependency.licenseTextDriver, source: source)
        installations = InstallationService(driver: dependency.installationDriver, source: source)
    }

    func makeLicenseListViewModel() -> LicenseListViewModel {
        LicenseListViewModel(licenses: licenses, ticker: shared.ticker, snapshots: shared.snapshots)
    }

    /// A sheet has a manager of its own for what it reads, which goes with it.
    func makeLicenseSheetViewModel(_ subject: SheetSubject) -> LicenseSheetViewModel {
        LicenseSheetViewModel(
            subject: subject, licenses: licenses,
            sheet: SheetManager(entry: subject.entry, texts: texts, installations: installations))
    }
}
