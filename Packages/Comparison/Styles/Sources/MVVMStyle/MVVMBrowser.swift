public import DomainLayer
public import TerminalUI

/// What the browser needs from a container.
public protocol MVVMDependency<LicenseDriver, LicenseTextDriver, InstallationDriver, ClockDriver>:
    Sendable
{
    associatedtype LicenseDriver: LicenseDriverProtocol
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol
    associatedtype InstallationDriver: InstallationDriverProtocol
    associatedtype ClockDriver: ClockDriverProtocol

    var licenseDriver: LicenseDriver { get }
    var licenseTextDriver: LicenseTextDriver { get }
    var installationDriver: InstallationDriver { get }
    var clockDriver: ClockDriver { get }
}

/// The browser: gives its view models services made from a container's drivers.
public struct MVVMBrowser<Dependency: MVVMDependency>: View {
    /// Kept, since one view model loads the inventory and the other follows it.
    @State private var inventoryService: LicenseInventoryService<Dependency.LicenseDriver>
    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the drivers.
    ///   - source: the system to show.
    public init(dependency: Dependency, source: InventorySource) {
        _inventoryService = State(
            initialValue: LicenseInventoryService(
                driver: dependency.licenseDriver, source: source))
        self.dependency = dependency
        self.source = source
    }

    // Each frame calls these initializers again, but the screens keep their first view models in
    // `@State`. So none of the initializers may have an effect.
    public var body: some View {
        PackageListScreen(
            viewModel: PackageListViewModel(
                inventoryService: inventoryService,
                clockService: ClockService(driver: dependency.clockDriver)),
            sheetViewModel: { selection in
                PackageSheetViewModel(
                    selection: selection, inventoryService: inventoryService,
                    textService: LicenseTextService(
                        driver: dependency.licenseTextDriver, source: source),
                    installationService: InstallationService(
                        driver: dependency.installationDriver, source: source))
            })
    }
}
