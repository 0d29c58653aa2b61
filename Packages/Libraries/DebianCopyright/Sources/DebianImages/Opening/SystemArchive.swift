import DebianCopyright

/// An archive, which must be read completely to know the system in it.
enum SystemArchive {
    case layout(LayoutFolder)
    /// Packages, by the paths of their files.
    case packages([String])
    /// An image, a package or a tar that can be read again.
    case file(SharedFile)
    /// An image, a package or a tar that can be read only once.
    case pipe(OpenPipe)

    var isReadOnce: Bool { if case .pipe = self { true } else { false } }

    /// The paths of the files that change if the archive does.
    ///
    /// - Parameter path: the path of the archive.
    func stampedPaths(_ path: String) -> [String] {
        switch self {
        case .pipe: []
        case .layout: [path, "\(path)/\(OCIDocument.indexPath)"]
        // If the folder of the packages was named, it is included.
        case .packages(let paths): [path] + paths
        case .file: [path]
        }
    }

    /// Reads the selected contents.
    ///
    /// - Parameters:
    ///   - path: the path of the archive, for errors.
    ///   - unpacking: the limits for decompressors, shared by all readings.
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

/// The selection of an archive's contents to read.
struct ArchiveSelection {
    var choice: ImageChoice
    var paths: KeptPaths
    var listsFiles: Bool
    /// Whether to compute the digests of an image's layers.
    var isVerifying: Bool

    /// Refuses a choice: only images have tags and platforms to choose from.
    func refuseChoice() throws(ArchiveError) {
        if let name = choice.tag ?? choice.platform { throw .unknownImage(name, known: []) }
    }
}
