public import PresentationLayer

/// The container of DevelopmentApp and of tests, made of mock drivers. A test can replace a driver
/// as a whole, or one of its closures.
///
/// ```swift
/// let container = MockDIContainer {
///     $0.clockDriver = .failing(.badSourceDateEpoch("soon"))
///     $0.policyDriver.usualPath = { "house" }
/// }
/// ```
public struct MockDIContainer: DIContainerDependency {
    public var licenseDriver = MockLicenseDriver.samples
    public var licenseTextDriver = MockLicenseTextDriver.samples
    public var installationDriver = MockInstallationDriver.samples
    public var identificationDriver = MockIdentificationDriver.samples
    public var clockDriver = MockClockDriver.fixed
    public var settingsDriver = MockSettingsDriver.samples
    public var policyDriver = MockPolicyDriver.samples
    public var inventoryFileDriver = MockInventoryFileDriver.samples
    public var rowFileDriver = MockRowFileDriver.samples
    public var digestDriver = MockDigestDriver.samples
    public var fileOutputDriver = MockFileOutputDriver.memory()
    public var logDriver = MockLogDriver.silent
    public var sharedScans = SharedScans()

    /// - Parameter assign: replaces drivers; the others keep their default values.
    public init(_ assign: (inout MockDIContainer) -> Void = { _ in }) {
        assign(&self)
    }
}
