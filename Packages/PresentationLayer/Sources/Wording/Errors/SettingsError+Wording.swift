public import DomainLayer

extension SettingsError {
    /// What went wrong, in a sentence without a period.
    ///
    /// It quotes values as they were given, so make control characters visible when you print it.
    public var detail: String {
        switch self {
        case .notAnAgent(let text, let place): "\(place) is '\(text)', not \(DocumentAgent.form)"
        case .unknownField(let name, let path, let line):
            "\(path):\(line): unknown field '\(name)'; the only one is Creator"
        case .repeatedField(let name, let path, let line, let first):
            "\(path):\(line): \(name) is already in line \(first)"
        case .strayLine(let path, let line):
            "\(path):\(line): neither a field, nor indented to continue one"
        case .unreadable(let path, let failure): "cannot read \(path): \(failure.detail)"
        }
    }
}

extension DocumentAgent {
    /// How people write who it is.
    public static let form = "'Organization: NAME (MAIL)' or 'Person: NAME (MAIL)'"
}
