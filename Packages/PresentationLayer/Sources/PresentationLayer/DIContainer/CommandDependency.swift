public import DomainLayer

/// What every command needs from a container in addition to its presenter's needs: where to write.
public protocol CommandDependency<FileOutputDriver, LogDriver>: Sendable {
    associatedtype FileOutputDriver: FileOutputDriverProtocol
    associatedtype LogDriver: LogDriverProtocol

    var fileOutputDriver: FileOutputDriver { get }
    var logDriver: LogDriver { get }
}
