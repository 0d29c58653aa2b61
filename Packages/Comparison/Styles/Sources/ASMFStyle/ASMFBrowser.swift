public import DomainLayer
public import TerminalUI

/// What the browser needs from a container.
public protocol ASMFDependency<
    LicenseDriver, LicenseTextDriver, InstallationDriver, ClockDriver, ScreenSnapshotDriver
>: Sendable {
    associatedtype LicenseDriver: LicenseDriverProtocol
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol
    associatedtype InstallationDriver: InstallationDriverProtocol
    associatedtype ClockDriver: ClockDriverProtocol
    associatedtype ScreenSnapshotDriver: ScreenSnapshotDriverProtocol

    var licenseDriver: LicenseDriver { get }
    var licenseTextDriver: LicenseTextDriver { get }
    var installationDriver: InstallationDriver { get }
    var clockDriver: ClockDriver { get }
    var screenSnapshotDriver: ScreenSnapshotDriver { get }
}

/// The browser: makes the app's dependencies, and gives its first view a view model.
public struct ASMFBrowser<Dependency: ASMFDependency>: View {
    @State private var app: Owned<AppDependencies>

    /// - Parameters:
    ///   - dependency: gives the drivers; used once.
    ///   - source: the system to show.
    public init(dependency: Dependency, source: InventorySource) {
        _app = State(
            initialValue: Owned {
                AppDependencies(
                    dependency: dependency, source: source,
                    shared: .make(dependency, source: source))
            })
    }

    public var body: some View {
        LicenseListView(
            viewModel: app.model.makeLicenseListViewModel(),
            makeSheet: { app.model.makeLicenseSheetViewModel($0) })
    }
}
