import DomainLayer

/// The managers of this app, those that it shares, and a factory for each view model.
@MainActor
final class AppDependencies {
    let shared: SharedDependencies
    let licenses: LicenseManager
    private let texts: any LicenseTextServiceProtocol
    private let installations: any InstallationServiceProtocol

    /// - Parameter shared: of the process.
    init(
        dependency: some ASMFDependency, source: InventorySource, shared: SharedDependencies
    ) {
        self.shared = shared
        licenses = LicenseManager(
            list: LicenseListService(driver: dependency.licenseDriver, source: source),
            revisions: RevisionService(driver: dependency.licenseDriver, source: source),
            clock: shared.clock)
        texts = LicenseTextService(driver: dependency.licenseTextDriver, source: source)
        installations = InstallationService(
            driver: dependency.installationDriver, source: source)
    }

    func makeLicenseListViewModel() -> LicenseListViewModel {
        LicenseListViewModel(
            licenses: licenses, ticker: shared.ticker, snapshots: shared.snapshots)
    }

    /// A sheet has managers of its own for what it reads, which go with it.
    func makeLicenseSheetViewModel(_ subject: SheetSubject) -> LicenseSheetViewModel {
        LicenseSheetViewModel(
            subject: subject, licenses: licenses,
            texts: LicenseTextManager(entry: subject.entry, service: texts),
            installations: InstallationManager(service: installations))
    }
}
