public import DomainLayer

extension LicenseDriverError {
    /// What went wrong, in a sentence without a full stop.
    ///
    /// Paths in it are as they were given: whoever prints it makes control characters visible.
    public var detail: String {
        switch self {
        case .unreachableRoot(let path, let message):
            "cannot enter \(path): \(message)"
        case .notDebianRoot(let path):
            "\(path) is not a Debian system: it has no dpkg database"
        case .unreadableDatabase(let path, let failure):
            "cannot read \(path): \(failure.detail)"
        case .unknownSource(let name, _):
            "there is no scenario \(name)"
        case .noText(let id):
            "\(id) has no readable copyright file"
        case .unreadableFile(let source, let failure):
            "cannot read \(source.label): \(failure.detail)"
        case .cancelled:
            "cancelled"
        }
    }

    /// What to do about it, in a sentence without a full stop; nil if there is nothing to say.
    public var advice: String? {
        switch self {
        case .unreachableRoot:
            "check the folder's path and permissions"
        case .notDebianRoot:
            "name the folder that holds var/lib/dpkg with --root"
        case .unreadableDatabase:
            "check the file's permissions"
        case .unknownSource(_, let known):
            "known scenarios: " + known.joined(separator: ", ")
        case .noText, .unreadableFile, .cancelled:
            nil
        }
    }
}

extension InputSource {
    /// The path as it was given; `-` for standard input, as command lines have it.
    public var name: String {
        switch self {
        case .standardInput: "-"
        case .path(let path): path
        }
    }

    /// What is read, as a title or a sentence has it.
    ///
    /// A path is as it was given: whoever prints it makes control characters visible.
    public var label: String {
        switch self {
        case .standardInput: "standard input"
        case .path(let path): path
        }
    }
}

extension FileFailure {
    /// Why the file can't be read, in a clause.
    public var detail: String {
        switch self {
        case .system(let message): message
        case .notRegularFile: "not a regular file"
        case .tooLarge(let size, let limit): "\(size) bytes are more than the limit of \(limit)"
        case .notText: "not text"
        }
    }
}
