/// Finds out which layer of a container image added, changed or removed each package.
public protocol LayerAttributionUseCase: Sendable {
    /// The history of an image, up to what is installed in it.
    ///
    /// - Parameters:
    ///   - source: the image.
    ///   - inventory: the inventory of the whole image.
    /// - Throws: ``LicenseDriverError/notAnImage(_:)`` if the inventory names no image, or another
    ///   error if a layer can't be read.
    func history(
        of source: InventorySource, endingWith inventory: LicenseInventory
    ) async throws(LicenseDriverError) -> LayerHistory
}
