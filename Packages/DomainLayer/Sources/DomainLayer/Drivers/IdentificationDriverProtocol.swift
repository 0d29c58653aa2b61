/// Identifies the licenses that a file states; it needs no installed system.
public protocol IdentificationDriverProtocol: Sendable {
    /// What one file states.
    ///
    /// A file that states nothing is an answer without an expression.
    ///
    /// - Throws: ``LicenseDriverError/unreadableFile(_:_:)`` if the file can't be read in full.
    func identify(
        _ source: InputSource
    ) async throws(LicenseDriverError) -> IdentifiedFile

    /// The files in a folder and in all folders below it, ordered by path as bytes.
    ///
    /// Links are not followed. A folder that can't be read is listed as if it were a file, whose
    /// identification then fails.
    ///
    /// - Throws: ``LicenseDriverError/unreadableFile(_:_:)`` if the folder itself can't be read.
    func files(
        in folder: InputSource
    ) async throws(LicenseDriverError) -> [InputSource]
}
