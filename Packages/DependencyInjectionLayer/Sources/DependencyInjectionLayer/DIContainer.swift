public import DomainLayer
internal import FrameworkLayer
public import PresentationLayer

/// The production container: the real drivers, each known by its protocol alone.
///
/// `some` and the internal import keep the framework layer out of this module's interface, so that
/// whoever links it can't come to depend on a driver's own type. Drivers hold nothing but what they
/// have read; the scans that all screens share are stored beside them. The use cases on top of both
/// are wired by ``/PresentationLayer/DIContainerDependency``, for the mock container too.
public struct DIContainer: DIContainerDependency {
    public let licenseDriver: some LicenseDriverProtocol = DebianLicenseDriver()
    public let licenseTextDriver: some LicenseTextDriverProtocol = DebianLicenseTextDriver()
    public let installationDriver: some InstallationDriverProtocol = DpkgInstallationDriver()
    public let identificationDriver: some IdentificationDriverProtocol =
        DebianIdentificationDriver()
    public let clockDriver: some ClockDriverProtocol = SystemClockDriver()
    public let policyDriver: some PolicyDriverProtocol = Deb822PolicyDriver()
    public let inventoryFileDriver: some InventoryFileDriverProtocol = JSONInventoryFileDriver()
    public let rowFileDriver: some RowFileDriverProtocol = JSONRowFileDriver()
    public let digestDriver: some DigestDriverProtocol = SHA256DigestDriver()
    public let fileOutputDriver: some FileOutputDriverProtocol = AtomicFileOutputDriver()
    public let logDriver: some LogDriverProtocol = StandardErrorLogDriver()
    public let sharedScans = SharedScans()

    public init() {}
}
