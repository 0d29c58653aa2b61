import DomainLayer

/// All that the screen needs of a container.
public protocol NewcomerPresenterDependency<NewcomerDriver>: Sendable {
    associatedtype NewcomerDriver: NewcomerDriverProtocol

    var newcomerDriver: NewcomerDriver { get }
}
