public import DomainLayer
internal import FrameworkLayer
public import PresentationLayer

/// The production container: the real drivers, each known by its protocol alone.
///
/// `some` and the internal import keep the framework layer out of this module's interface, so that
/// whoever links it can't come to depend on a driver's own type. Drivers hold no state that
/// changes, so each interactor is given its own; the one scan that all screens share does, and is
/// therefore stored like them: a computed property would begin another scan at each access.
public struct DIContainer: DIContainerDependency {
    public let licenseDriver: some LicenseDriverProtocol = DebianLicenseDriver()
    public let installReasonDriver: some InstallReasonDriverProtocol = DpkgInstallReasonDriver()
    public let noticeDriver: some LicenseNoticeDriverProtocol = DebianNoticeDriver()
    public let clockDriver: some ClockDriverProtocol = SystemClockDriver()
    public let policyDriver: some PolicyDriverProtocol = Deb822PolicyDriver()
    public let inventoryFileDriver: some InventoryFileDriverProtocol =
        JSONInventoryFileDriver()
    public let digestDriver: some DigestDriverProtocol = SHA256DigestDriver()
    public let fileOutputDriver: some FileOutputDriverProtocol = AtomicFileOutputDriver()
    public let logDriver: some LogDriverProtocol = StandardErrorLogDriver()
    public let licenseInventory: some LicenseInventoryUseCase = LicenseInventoryInteractor(
        licenseDriver: DebianLicenseDriver())
    public let licenseTextSearch: some LicenseTextSearchUseCase = LicenseTextSearchInteractor(
        licenseDriver: DebianLicenseDriver())
    public let licensePolicy: some LicensePolicyUseCase = LicensePolicyInteractor(
        policyDriver: Deb822PolicyDriver(), installReasonDriver: DpkgInstallReasonDriver(),
        clockDriver: SystemClockDriver())
    public let inventoryDifference: some InventoryDifferenceUseCase =
        InventoryDifferenceInteractor(
            licenseDriver: DebianLicenseDriver(), inventoryFileDriver: JSONInventoryFileDriver())

    public init() {}
}
