public import DomainLayer

/// What a screen needs from a container to name what is installed.
///
/// The dependency protocols of screens that need it refine this one.
public protocol NewcomerDependency<Newcomer>: Sendable {
    associatedtype Newcomer: NewcomerUseCase

    var newcomer: Newcomer { get }
}
