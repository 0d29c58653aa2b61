public import DomainLayer

/// What exports need from a container: the inventory, the words of its copyright files, the
/// dependencies between packages, the use case that judges, the settings, the time, and digests for
/// the ids of documents.
public protocol ExportPresenterDependency<
    LicenseScan, PolicyCheck, LicenseTextDriver, InstallationDriver, SettingsDriver, ClockDriver,
    DigestDriver
>: PolicyCheckPresenterDependency {
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol
    associatedtype InstallationDriver: InstallationDriverProtocol
    associatedtype SettingsDriver: SettingsDriverProtocol
    associatedtype ClockDriver: ClockDriverProtocol
    associatedtype DigestDriver: DigestDriverProtocol

    var licenseTextDriver: LicenseTextDriver { get }
    var installationDriver: InstallationDriver { get }
    var settingsDriver: SettingsDriver { get }
    var clockDriver: ClockDriver { get }
    var digestDriver: DigestDriver { get }
}
