public import DomainLayer
public import TerminalUI

/// What the browser needs from a container.
public protocol ReduxDependency<LicenseDriver, LicenseTextDriver, InstallationDriver, ClockDriver>:
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

/// The browser: keeps the store as long as it is shown, and gives it to all views in it.
public struct ReduxBrowser<Dependency: ReduxDependency>: View {
    @State private var store: AppStore

    /// - Parameters:
    ///   - dependency: the drivers that effects use.
    ///   - source: the system to show.
    public init(dependency: Dependency, source: InventorySource) {
        store = AppStore(services: AppServices(dependency, source: source))
    }

    public var body: some View {
        NavigationContainer()
            .environment(store)
            .task { await store.run() }
    }
}
