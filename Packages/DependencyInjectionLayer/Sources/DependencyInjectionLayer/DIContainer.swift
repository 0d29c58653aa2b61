public import DomainLayer
internal import FrameworkLayer
public import PresentationLayer

/// The production container: the real drivers, each known by its protocol alone.
///
/// `some` and the internal import keep the framework layer out of this module's interface, so that
/// code that links the container can't depend on a driver's own type. Drivers hold only what they
/// have read; the container also stores the scans that all screens share.
/// ``/PresentationLayer/DIContainerDependency`` wires the use cases on top of both, for the mock
/// container too.
public struct DIContainer: DIContainerDependency {
    public let licenseDriver: some LicenseDriverProtocol = SystemLicenseDriver()
    public let licenseTextDriver: some LicenseTextDriverProtocol = SystemLicenseTextDriver()
    public let installationDriver: some InstallationDriverProtocol = SystemInstallationDriver()
    public let identificationDriver: some IdentificationDriverProtocol =
        DebianIdentificationDriver()
    public let clockDriver: some ClockDriverProtocol = SystemClockDriver()
    public let settingsDriver: some SettingsDriverProtocol = EnvironmentSettingsDriver()
    public let policyDriver: some PolicyDriverProtocol = Deb822PolicyDriver()
    public let inventoryFileDriver: some InventoryFileDriverProtocol = JSONInventoryFileDriver()
    public let rowFileDriver: some RowFileDriverProtocol = JSONRowFileDriver()
    public let digestDriver: some DigestDriverProtocol = SHA256DigestDriver()
    public let fileOutputDriver: some FileOutputDriverProtocol = AtomicFileOutputDriver()
    public let logDriver: some LogDriverProtocol = StandardErrorLogDriver()
    public var sharedScans = SharedScans()

    public init() {}
}
