public import DomainLayer

/// What looking at files needs from a container: the driver that reads what they state.
public protocol FileIdentificationPresenterDependency<IdentificationDriver>: Sendable {
    associatedtype IdentificationDriver: IdentificationDriverProtocol

    var identificationDriver: IdentificationDriver { get }
}
