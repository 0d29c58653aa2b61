public import DomainLayer

/// All that looking at files needs of a container: the driver that says what they state.
public protocol FileIdentificationPresenterDependency<IdentificationDriver>: Sendable {
    associatedtype IdentificationDriver: IdentificationDriverProtocol

    var identificationDriver: IdentificationDriver { get }
}
