import DebianCopyright

/// What has to be read as a whole to know the system in it.
enum SourceArchive {
    case layout(LayoutFolder)
    /// Packages, each a file.
    case packages([String])
    /// An image, a package or a tar that can be read again.
    case file(SharedFile)
    /// The same if it passes but once.
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

    /// Reads what is wanted of it.
    ///
    /// - Parameters:
    ///   - path: the archive's own, for errors.
    ///   - unpacking: what decompressors may give, in all readings together.
    func contents(
        _ wants: SourceWants, at path: String, _ unpacking: UnpackingBudget
    ) throws(SourceError) -> SourceContents {
        let budget = ReadingBudget(unpacking: unpacking)
        switch self {
        case .packages(let paths):
            return try SourceContents(packages: paths, wants, within: budget)
        case .layout(let folder):
            return try SourceError.naming(path) { () throws(ArchiveError) in
                guard let image = try SourceContents(imageIn: folder, wants, within: budget) else {
                    throw .unknownFormat
                }
                return image
            }
        case .file(let file):
            return try SourceError.naming(path) { () throws(ArchiveError) in
                try SourceContents(ByteStream(file: file), wants, within: budget)
            }
        case .pipe(let pipe):
            return try SourceError.naming(path) { () throws(ArchiveError) in
                try SourceContents(
                    ByteStream(descriptor: pipe.descriptor), wants, within: budget)
            }
        }
    }
}

/// What is wanted of an archive.
struct SourceWants {
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

extension SourceError {
    /// What `body` gives; if it can't be read, that is due to the file at this path.
    static func naming<Result>(
        _ path: String, _ body: () throws(ArchiveError) -> Result
    ) throws(SourceError) -> Result {
        do throws(ArchiveError) { return try body() } catch { throw .archive(error, path: path) }
    }
}
