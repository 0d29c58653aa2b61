import DebianCopyright

/// What has to be read as a whole to know the system in it.
enum SystemArchive {
    case layout(LayoutFolder)
    /// Packages, each a file.
    case packages([String])
    /// An image, a package or a tar that can be read again.
    case file(SharedFile)
    /// An image, a package or a tar that passes but once.
    case pipe(OpenPipe)

    var isReadOnce: Bool { if case .pipe = self { true } else { false } }

    /// The files that change if what is there does.
    ///
    /// - Parameter path: the archive's own.
    func stampedPaths(_ path: String) -> [String] {
        switch self {
        case .pipe: []
        case .layout: [path, "\(path)/\(OCIDocument.indexPath)"]
        // The folder that they are in, too, if it was named.
        case .packages(let paths): [path] + paths
        case .file: [path]
        }
    }

    /// Reads what is selected.
    ///
    /// - Parameters:
    ///   - path: the archive's own, for errors.
    ///   - unpacking: what decompressors may give, in all readings together.
    func contents(
        _ selection: ArchiveSelection, at path: String, _ unpacking: UnpackingBudget
    ) throws(OpeningError) -> ArchiveContents {
        let budget = ReadingBudget(unpacking: unpacking)
        switch self {
        case .packages(let paths):
            return try ArchiveContents(packages: paths, selection, within: budget)
        case .layout(let folder):
            return try OpeningError.naming(path) { () throws(ArchiveError) in
                guard let image = try ArchiveContents(imageIn: folder, selection, within: budget)
                else {
                    throw .unknownFormat
                }
                return image
            }
        case .file(let file):
            return try OpeningError.naming(path) { () throws(ArchiveError) in
                try ArchiveContents(ByteStream(file: file), selection, within: budget)
            }
        case .pipe(let pipe):
            return try OpeningError.naming(path) { () throws(ArchiveError) in
                try ArchiveContents(
                    ByteStream(descriptor: pipe.descriptor), selection, within: budget)
            }
        }
    }
}

/// What of an archive is read.
struct ArchiveSelection {
    var choice: ImageChoice
    var paths: KeptPaths
    var listsFiles: Bool
    /// Whether the digests of an image's layers are computed.
    var isVerifying: Bool

    /// Only an image has tags and platforms to choose from.
    func refuseChoice() throws(ArchiveError) {
        if let name = choice.tag ?? choice.platform { throw .unknownImage(name, known: []) }
    }
}
