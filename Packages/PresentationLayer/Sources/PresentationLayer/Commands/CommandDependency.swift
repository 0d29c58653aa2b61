public import DomainLayer

/// All that every command needs of a container: the inventory, files that are named on the command
/// line, and somewhere to write to.
public protocol CommandDependency<LicenseInventory, LicenseDriver, FileOutputDriver, LogDriver>:
    Sendable
{
    associatedtype LicenseInventory: LicenseInventoryUseCase
    associatedtype LicenseDriver: LicenseDriverProtocol
    associatedtype FileOutputDriver: FileOutputDriverProtocol
    associatedtype LogDriver: LogDriverProtocol

    var licenseInventory: LicenseInventory { get }
    var licenseDriver: LicenseDriver { get }
    var fileOutputDriver: FileOutputDriver { get }
    var logDriver: LogDriver { get }
}
