/// Names what is installed.
public protocol NewcomerUseCase: Sendable {
    /// The names of the installed packages, each once, in the order of their letters.
    ///
    /// - Throws: ``LicenseDriverError`` if there is no system to read at all, or the task was
    ///   cancelled.
    func names(in source: InventorySource) async throws(LicenseDriverError) -> [String]
}
