import DomainLayer
internal import FrameworkLayer
import PresentationLayer

/// The container of ProductionApp: `some` and the internal import hide which drivers it holds.
public struct DIContainer: DIContainerDependency {
    public let newcomerDriver: some NewcomerDriverProtocol = FolderNewcomerDriver()

    public init() {}
}
