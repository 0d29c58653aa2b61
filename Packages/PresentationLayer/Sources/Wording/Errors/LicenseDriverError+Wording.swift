public import DomainLayer

extension LicenseDriverError {
    /// What went wrong, in a sentence without a period.
    ///
    /// It quotes paths as they were given, so make control characters visible when you print it.
    public var detail: String {
        switch self {
        case .unreachableRoot(let path, let message):
            "cannot enter \(path): \(message)"
        case .noPackageDatabase(let path):
            "\(path) has no package database"
        case .unreadableDatabase(let path, let failure):
            "cannot read \(path): \(failure.detail)"
        case .repeatedField(let field, let path, let line):
            "\(path):\(line): a package has a second \(field)"
        case .unreadableArchive(let source, let failure):
            "cannot read \(source.label): \(failure.detail)"
        case .notAnImage(let source):
            "\(source.label) is not a container image, so it has no layers"
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

    /// What to do about it, in a sentence without a period; nil if there is no advice.
    public var advice: String? {
        switch self {
        case .unreachableRoot:
            "check the folder's path and permissions"
        case .noPackageDatabase:
            "name the folder of a system, or an image"
        case .unreadableDatabase(_, .notKept):
            "save the archive to a file and name that"
        case .unreadableDatabase:
            "check the file's permissions"
        case .repeatedField:
            "no package manager writes such a file; its author may want to hide a package"
        case .unreadableArchive(_, let failure):
            failure.advice
        case .unknownSource(_, let known):
            "known scenarios: " + known.joined(separator: ", ")
        case .notAnImage, .noText, .unreadableFile, .cancelled:
            nil
        }
    }
}

extension InputSource {
    /// The path as it was given; `-` for standard input, as on a command line.
    public var name: String {
        switch self {
        case .standardInput: "-"
        case .path(let path): path
        }
    }

    /// The source, as a title or a sentence names it.
    ///
    /// It quotes a path as it was given, so make control characters visible when you print it.
    public var label: String {
        switch self {
        case .standardInput: "standard input"
        case .path(let path): path
        }
    }
}

extension InventorySource {
    /// The source, as a sentence names it.
    ///
    /// It quotes a path as it was given, so make control characters visible when you print it.
    public var label: String {
        switch self {
        case .standard: "the system"
        case .root(let place, _, _): place.label
        case .packages(let paths): paths.count == 1 ? paths[0] : paths.count.counting("package")
        case .layer(let number, let image): "layer \(number) of \(image.label)"
        }
    }
}

extension FileFailure {
    /// Why the file can't be read, in a clause.
    public var detail: String {
        switch self {
        case .unreadable(let message): message
        case .folder: "is a folder"
        case .notRegularFile: "not a regular file"
        case .tooLarge(let size, let limit): "\(size) bytes are more than the limit of \(limit)"
        case .notText: "not text"
        case .notKept: "a link leads to it, and a pipe passes only once"
        }
    }
}
