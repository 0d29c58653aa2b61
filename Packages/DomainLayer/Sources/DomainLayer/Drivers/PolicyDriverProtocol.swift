/// Reads policy files.
public protocol PolicyDriverProtocol: Sendable {
    /// The policy of a file, to which ``LicensePolicy/adding(_:)`` adds what a request says
    /// besides.
    ///
    /// It has no rule if the file has none.
    ///
    /// - Parameter path: as it was given; a mock takes the name of a sample.
    /// - Throws: ``PolicyError`` if the file can't be read whole, or with all that makes no sense
    ///   in it, in the order of the file.
    func policy(at path: String) async throws(PolicyError) -> LicensePolicy

    /// What a file says, whether or not that makes sense as a policy; nil if there is no such file.
    ///
    /// - Throws: ``PolicyError`` if the file can't be read whole.
    func text(at path: String) async throws(PolicyError) -> String?

    /// The path of the policy that holds if nobody names one.
    ///
    /// - Throws: ``PolicyError/missing(places:)`` if there is none.
    func usualPath() async throws(PolicyError) -> String
}
