/// Says what licences a copyright or licence file states; no system need be installed for that.
public protocol IdentificationDriverProtocol: Sendable {
    /// What one file states.
    ///
    /// A file that states nothing is an answer without an expression.
    ///
    /// - Throws: ``LicenseDriverError/unreadableFile(_:message:)`` if the file can't be read whole.
    func identify(
        _ source: IdentificationSource
    ) async throws(LicenseDriverError) -> IdentifiedFile
}
