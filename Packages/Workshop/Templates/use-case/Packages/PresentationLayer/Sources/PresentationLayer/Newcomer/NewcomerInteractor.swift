public import DomainLayer

/// Names what is installed, by the driver's rows.
public struct NewcomerInteractor<Dependency: NewcomerInteractorDependency>: NewcomerUseCase {
    private let dependency: Dependency

    public init(dependency: Dependency) {
        self.dependency = dependency
    }

    public func names(in source: InventorySource) async throws(LicenseDriverError) -> [String] {
        let inventory = try await dependency.licenseDriver.licenses(
            in: source, detail: [], onProgress: { _, _ in })
        var names: Set<String> = []
        for entry in inventory.entries {
            names.insert(entry.name)
        }
        return names.sorted()
    }
}
