public import DomainLayer

/// Reads an image as it was after each layer that touches packages, and compares these states.
public struct LayerHistoryInteractor<LicenseDriver: LicenseDriverProtocol>: LayerHistoryUseCase {
    private let licenseDriver: LicenseDriver

    public init(licenseDriver: LicenseDriver) {
        self.licenseDriver = licenseDriver
    }

    public func history(
        of source: InventorySource, endingWith inventory: LicenseInventory
    ) async throws(LicenseDriverError) -> LayerHistory {
        guard let image = inventory.system.image else { throw .notAnImage(source) }
        let layers = image.layers.indices.filter { image.layers[$0].changesPackages }.map { $0 + 1 }
        var states: [(layer: Int, entries: [LicenseEntry])] = []
        for layer in layers.dropLast() {
            states.append((layer, try await entries(after: layer, of: source)))
        }
        // What the last one left is what the whole image has.
        if let last = layers.last { states.append((last, inventory.entries)) }
        return LayerHistory(of: image, states: states)
    }

    private func entries(
        after layer: Int, of source: InventorySource
    ) async throws(LicenseDriverError) -> [LicenseEntry] {
        do throws(LicenseDriverError) {
            return try await licenseDriver.licenses(
                in: .layer(layer, of: source), detail: [], onProgress: { _, _ in }
            ).entries
        } catch {
            // A layer above may complete dpkg's database.
            if case .notDebianRoot = error { return [] }
            throw error
        }
    }
}
