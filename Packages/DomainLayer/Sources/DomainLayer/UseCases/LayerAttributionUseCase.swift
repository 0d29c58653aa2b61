/// Says which layer of a container image brought, changed or removed each package.
public protocol LayerAttributionUseCase: Sendable {
    /// The history of an image, which ends with what is installed in it.
    ///
    /// - Parameters:
    ///   - source: the image.
    ///   - inventory: that of the whole image.
    /// - Throws: ``LicenseDriverError/notAnImage(_:)`` if the inventory names no image, or why a
    ///   layer can't be read.
    func history(
        of source: InventorySource, endingWith inventory: LicenseInventory
    ) async throws(LicenseDriverError) -> LayerHistory
}
