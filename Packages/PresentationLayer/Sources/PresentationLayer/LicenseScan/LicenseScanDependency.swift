public import DomainLayer

/// What a screen needs from a container if it shows only the inventory.
///
/// The dependency protocols of screens that need more refine this one.
public protocol LicenseScanDependency<LicenseScan>: Sendable {
    associatedtype LicenseScan: LicenseScanUseCase

    var licenseScan: LicenseScan { get }
}
