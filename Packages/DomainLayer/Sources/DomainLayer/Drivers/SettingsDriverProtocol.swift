/// Gives what is set for all documents, outside of the command line.
public protocol SettingsDriverProtocol: Sendable {
    /// Who makes documents: as the environment says, or else the first configuration file; nil if
    /// neither says so.
    ///
    /// - Throws: ``SettingsError`` if the setting that counts makes no sense.
    func creator() async throws(SettingsError) -> DocumentAgent?
}

/// Why there are no settings.
public enum SettingsError: Error, Hashable, Sendable {
    /// The value names neither a person nor an organization; see ``DocumentAgent/init(parsing:)``.
    ///
    /// - Parameter place: a variable, or a file with a line.
    case notAnAgent(String, place: String)
    /// The file has a field that no setting has; the line is 1-based.
    case unknownField(String, path: String, line: Int)
    /// The file already has a field of this name, in its first line; both lines are 1-based.
    case repeatedField(String, path: String, line: Int, first: Int)
    /// The line, 1-based, neither is a field nor continues one.
    case strayLine(path: String, line: Int)
    /// The file is there, but can't be read.
    case unreadable(path: String, FileFailure)
}
