public import DomainLayer

/// What every command needs of a container besides what its presenter needs: somewhere to write to.
public protocol CommandDependency<FileOutputDriver, LogDriver>: Sendable {
    associatedtype FileOutputDriver: FileOutputDriverProtocol
    associatedtype LogDriver: LogDriverProtocol

    var fileOutputDriver: FileOutputDriver { get }
    var logDriver: LogDriver { get }
}
