import PresentationLayer

/// The container of DevelopmentApp and of tests, which may replace what they like:
/// `MockDIContainer { $0.newcomerDriver.entries = { _ in [] } }`.
public struct MockDIContainer: DIContainerDependency {
    public var newcomerDriver = MockNewcomerDriver.samples

    public init(_ assign: (inout MockDIContainer) -> Void = { _ in }) {
        assign(&self)
    }
}
