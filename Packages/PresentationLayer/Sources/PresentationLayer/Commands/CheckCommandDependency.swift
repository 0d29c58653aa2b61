public import DomainLayer

/// All that `check` needs of a container.
public protocol CheckCommandDependency: CommandDependency {
    associatedtype LicensePolicy: LicensePolicyUseCase

    var licensePolicy: LicensePolicy { get }
}
