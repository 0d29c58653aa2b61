public import DomainLayer
public import TerminalUI

/// What the browser needs from a container.
public protocol VSADependency<LicenseDriver, LicenseTextDriver, InstallationDriver, ClockDriver>:
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

/// The browser: the entry point, which makes and keeps the services, and gives them to all views in
/// it.
public struct VSABrowser: View {
    // Made for each frame, but the state keeps the first one: so no initializer may have an effect.
    @State private var client: InventoryClient
    @State private var store = InventoryStore()
    @State private var router = Router()

    /// - Parameters:
    ///   - dependency: the drivers for the services.
    ///   - source: the system to show.
    public init(dependency: some VSADependency, source: InventorySource) {
        _client = State(initialValue: InventoryClient(dependency, source: source))
    }

    public var body: some View {
        NavigationStack { PackageScreen() }
            .environment(client)
            .environment(router)
            .inventoryStore(store)
    }
}
