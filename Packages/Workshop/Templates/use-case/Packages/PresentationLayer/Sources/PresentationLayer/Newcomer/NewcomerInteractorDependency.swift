public import DomainLayer

/// All that the interactor needs of a container.
public protocol NewcomerInteractorDependency<LicenseDriver>: Sendable {
    associatedtype LicenseDriver: LicenseDriverProtocol

    var licenseDriver: LicenseDriver { get }
}
