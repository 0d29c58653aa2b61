public import DomainLayer

/// Reads the states of an image after each layer that touches packages, and compares them.
public struct LayerAttributionInteractor<LicenseDriver: LicenseDriverProtocol>:
    LayerAttributionUseCase
{
    private let licenseDriver: LicenseDriver
    private let rowLimit: Int

    /// - Parameters:
    ///   - licenseDriver: reads the states.
    ///   - rowLimit: the most rows that all states may have together. Large images have a few
    ///     hundred thousand; a small image can have thousands of packages that hundreds of layers
    ///     touch.
    public init(licenseDriver: LicenseDriver, rowLimit: Int = 1_000_000) {
        self.licenseDriver = licenseDriver
        self.rowLimit = rowLimit
    }

    public func history(
        of source: InventorySource, endingWith inventory: LicenseInventory
    ) async throws(LicenseDriverError) -> LayerHistory {
        guard let image = inventory.system.image else { throw .notAnImage(source) }
        let layers = image.layers.indices.filter { image.layers[$0].changesPackages }.map { $0 + 1 }
        var history = LayerHistory(of: image)
        var old: [PackageLicense] = []
        var rows = 0
        for layer in layers {
            // The state after the last layer is that of the whole image.
            let new =
                if layer == layers.last { inventory.entries } else {
                    try await entries(after: layer, of: source)
                }
            rows += new.count
            guard rows <= rowLimit else { throw .unreadableArchive(source, .limit(.layers)) }
            history.add(layer: layer, from: old, to: new)
            old = new
        }
        return history
    }

    private func entries(
        after layer: Int, of source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense] {
        do throws(LicenseDriverError) {
            return try await licenseDriver.licenses(
                in: .layer(layer, of: source), detail: [], onProgress: { _ in }
            ).entries
        } catch {
            // A later layer may complete the package database.
            if case .noPackageDatabase = error { return [] }
            throw error
        }
    }
}
