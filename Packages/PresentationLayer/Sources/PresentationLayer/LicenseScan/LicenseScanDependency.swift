public import DomainLayer

/// What a screen needs of a container if it shows the inventory and nothing else.
///
/// Several screens ask for just this; those that need more refine it.
public protocol LicenseScanDependency<LicenseScan>: Sendable {
    associatedtype LicenseScan: LicenseScanUseCase

    var licenseScan: LicenseScan { get }
}
