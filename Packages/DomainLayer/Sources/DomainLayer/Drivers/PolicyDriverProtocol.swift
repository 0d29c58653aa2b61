/// Reads policy files.
public protocol PolicyDriverProtocol: Sendable {
    /// The policy in a file, without what a request adds; see ``LicensePolicy/adding(_:)``.
    ///
    /// The policy has no rules if the file has none.
    ///
    /// - Parameter path: the path as given; a mock takes the name of a sample.
    /// - Throws: ``PolicyError`` if the file can't be read in full, or with all its problems in the
    ///   order of the file.
    func policy(at path: String) async throws(PolicyError) -> LicensePolicy

    /// The text of a file, whether or not it makes sense as a policy; nil if there is no such file.
    ///
    /// - Throws: ``PolicyError`` if the file can't be read in full.
    func text(at path: String) async throws(PolicyError) -> String?

    /// The path of the policy to use if the request names none.
    ///
    /// - Throws: ``PolicyError/missing(places:)`` if there is none.
    func usualPath() async throws(PolicyError) -> String
}
