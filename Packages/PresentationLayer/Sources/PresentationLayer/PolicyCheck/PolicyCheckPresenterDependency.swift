public import DomainLayer

/// What a check needs from a container: the inventory, and the use case that judges it.
public protocol PolicyCheckPresenterDependency<LicenseScan, PolicyCheck>:
    LicenseScanDependency
{
    associatedtype PolicyCheck: PolicyCheckUseCase

    var policyCheck: PolicyCheck { get }
}
