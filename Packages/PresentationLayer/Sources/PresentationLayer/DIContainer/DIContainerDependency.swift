public import DomainLayer

/// What a container gives: the needs of every screen, and the drivers that commands use.
///
/// Only the roots and the command line see the whole of it; a screen asks for its own dependency,
/// and the associated types of the same name are one.
public protocol DIContainerDependency<
    LicenseDriver, InstallReasonDriver, NoticeDriver, ClockDriver, PolicyDriver,
    InventoryFileDriver, DigestDriver, FileOutputDriver, LogDriver
>:
    LicenseListPresenterDependency,
    LicenseDetailPresenterDependency,
    LicenseSummaryPresenterDependency,
    BrowserPresenterDependency
{
    associatedtype InstallReasonDriver: InstallReasonDriverProtocol
    associatedtype NoticeDriver: LicenseNoticeDriverProtocol
    associatedtype ClockDriver: ClockDriverProtocol
    associatedtype PolicyDriver: PolicyDriverProtocol
    associatedtype LicensePolicy: LicensePolicyUseCase
    associatedtype InventoryFileDriver: InventoryFileDriverProtocol
    associatedtype InventoryDifference: InventoryDifferenceUseCase
    associatedtype DigestDriver: DigestDriverProtocol
    associatedtype FileOutputDriver: FileOutputDriverProtocol
    associatedtype LogDriver: LogDriverProtocol

    var installReasonDriver: InstallReasonDriver { get }
    var noticeDriver: NoticeDriver { get }
    var clockDriver: ClockDriver { get }
    var policyDriver: PolicyDriver { get }
    var licensePolicy: LicensePolicy { get }
    var inventoryFileDriver: InventoryFileDriver { get }
    var inventoryDifference: InventoryDifference { get }
    var digestDriver: DigestDriver { get }
    var fileOutputDriver: FileOutputDriver { get }
    var logDriver: LogDriver { get }

    /// The screens as they look in every state; empty where the container offers none.
    var previews: [ScreenPreview] { get }
}

extension DIContainerDependency {
    public var previews: [ScreenPreview] { [] }
}
