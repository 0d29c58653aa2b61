import Synchronization

/// A system that is ready to be read, with the description of its image, if it is one.
///
/// ```swift
/// let opened = try OpenedSystem(at: .path("image.tar"), OpeningOptions(platform: "linux/amd64"))
/// print(opened.image?.names ?? [])
/// let owners = try await opened.system.owners(of: "/usr/bin/tar")
/// let base = try opened.throughLayer(1)?.system
/// ```
public struct OpenedSystem: Sendable {
    /// The system; for an image, with all its layers.
    public let system: InstalledSystem
    /// What the file system reports about the files that the system was read from; nil for a
    /// folder, whose files are only read when needed.
    public let stamp: FileStamp?
    /// Whether the packages' file lists are available: because they were requested, or because the
    /// source can't be read again later.
    public let includesFileLists: Bool
    private let contents: ArchiveContents
    private let states = LayerStates()
    /// The path by which the system was opened, for errors.
    private let path: String

    /// The image that the system was read from; nil for anything else.
    public var image: ImageDescription? { contents.image }

    /// The packages that the system was read from, with the paths of their files.
    var packages: [(build: InstalledPackage.Build, path: String)] { contents.packages }

    /// Opens the system at a place. Contents of an archive are read here, except those that can
    /// be read from the archive's file later.
    ///
    /// - Parameters:
    ///   - place: where the system is.
    ///   - options: which image to open, and how much of it to read.
    ///   - onProgress: called when an archive is opened, at most 20 times a second while it is
    ///     read, and at the end: with the number of bytes read or skipped in its files and, if
    ///     known, that of all. Compressed bytes count as they are stored.
    /// - Throws: ``OpeningError`` if there is no system. Only a scan shows whether the system has a
    ///   list of packages.
    public init(
        at place: SystemPlace, _ options: OpeningOptions = OpeningOptions(),
        onProgress: (@Sendable (_ done: Int, _ total: Int?) -> Void)? = nil
    ) throws(OpeningError) {
        let found = try FoundSystem(at: place)
        let choice = ImageChoice(tag: found.tag, platform: options.platform)
        switch found.kind {
        case .folder(let system): try self.init(folder: system, at: found.path, choice)
        case .archive(let archive):
            let listsFiles = options.includesFileLists || archive.isReadOnce
            let paths: KeptPaths =
                archive.isReadOnce ? .once : listsFiles ? .listing.withFileLists : .listing
            try self.init(
                archive, at: found.path,
                ArchiveSelection(
                    choice: choice, paths: paths, listsFiles: listsFiles,
                    isVerifying: options.isVerifying),
                onProgress.map { ReadingProgress(total: archive.size, report: $0) })
        }
    }

    private init(
        folder: InstalledSystem, at path: String, _ choice: ImageChoice
    ) throws(OpeningError) {
        if let name = choice.tag ?? choice.platform {
            throw .archive(.unknownImage(name, known: []), path: path)
        }
        system = folder
        stamp = nil
        includesFileLists = true
        contents = ArchiveContents(layers: [])
        self.path = path
    }

    private init(
        _ archive: SystemArchive, at path: String, _ selection: ArchiveSelection,
        _ progress: ReadingProgress?
    ) throws(OpeningError) {
        stamp = FileStamp(of: archive.stampedPaths(path))
        includesFileLists = selection.listsFiles
        var selection = selection
        let unpacking = UnpackingBudget()
        let first = try ArchiveContents(of: archive, at: path, selection, unpacking, progress)
        var contents = first
        var readings = 1
        // Lays the layers, and reads them again if links lead to files that weren't kept.
        while true {
            var tree = FileTree()
            let wider = try OpeningError.naming(path) { () throws(ArchiveError) in
                try tree.apply(contents.layers, following: selection.paths)
            }
            guard let wider else {
                self.contents = contents
                self.path = path
                system = InstalledSystem(tree, path: path)
                progress?.finish()
                return
            }
            guard readings < Self.mostReadings else {
                throw .archive(.limit(.links), path: path)
            }
            selection.paths = wider
            // The first reading has verified everything.
            selection.isVerifying = false
            readings += 1
            progress?.restart()
            contents =
                archive.isReadOnce
                ? first.recalling(wider)
                : try ArchiveContents(of: archive, at: path, selection, unpacking, progress)
            contents.image = first.image
        }
    }

    /// The most readings, if links lead to files that weren't kept. The second reading has all
    /// links, and the third has their targets, unless one is a hard link to yet another file.
    private static let mostReadings = 4

    /// The system as it was after the image's lowest layers, which is no image itself.
    ///
    /// - Parameter count: the number of layers, 1 for the base alone.
    /// - Returns: nil if the system is no image, or has fewer layers.
    public func throughLayer(_ count: Int) throws(OpeningError) -> OpenedSystem? {
        guard image != nil, contents.layers.indices.contains(count - 1) else { return nil }
        let tree = try OpeningError.naming(path) { () throws(ArchiveError) in
            try states.tree(ofLowest: count, in: contents.layers)
        }
        return OpenedSystem(InstalledSystem(tree, path: path), partOf: self)
    }

    private init(_ system: InstalledSystem, partOf image: OpenedSystem) {
        self.system = system
        stamp = image.stamp
        includesFileLists = image.includesFileLists
        contents = ArchiveContents(layers: [])
        path = image.path
    }
}

extension FileTree {
    /// Lays layers over the tree, the base first.
    ///
    /// - Returns: the paths together with those that links lead to; nil if links lead to no further
    ///   paths.
    fileprivate mutating func apply(
        _ layers: [Changeset], following paths: KeptPaths
    ) throws(ArchiveError) -> KeptPaths? {
        var wider: KeptPaths?
        var visits = KeptPaths.mostVisits
        var isFollowed = true
        for layer in layers {
            try apply(layer)
            // A file that a higher layer removes can be asked for as well.
            isFollowed = layer.changesListing
            if isFollowed {
                wider = try (wider ?? paths).following(linksIn: self, visits: &visits) ?? wider
            }
        }
        if visits <= 0 || !isFollowed {
            // All links of the complete tree are followed, however many layers there are, even if
            // the last layer only replaces a link with a folder.
            wider = try (wider ?? paths).following(linksIn: self) ?? wider
        }
        return wider
    }
}

/// The trees of an image's lowest layers. The most recent tree is kept, so that going through the
/// layers applies each only once.
private final class LayerStates: Sendable {
    private let last = Mutex((count: 0, tree: FileTree()))

    /// - Parameters:
    ///   - count: the number of layers, 1 for the base alone.
    ///   - layers: all layers of the image, always the same ones.
    func tree(ofLowest count: Int, in layers: [Changeset]) throws(ArchiveError) -> FileTree {
        try last.withLock { (last) throws(ArchiveError) in
            if last.count > count { last = (0, FileTree()) }
            // An error would leave an unusable tree.
            var (done, tree) = last
            last = (0, FileTree())
            for layer in layers[done..<count] {
                try tree.apply(layer)
                done += 1
            }
            last = (done, tree)
            return tree
        }
    }
}

// MARK: Where and how to open

/// A place that holds a system.
public enum SystemPlace: Hashable, Sendable {
    /// The folder of a system, of an OCI layout or of packages, or the file of an image, a package
    /// or a tar. Its contents decide which of these it is. `PATH:TAG` chooses one of several
    /// images, unless a file has that path.
    case path(String)
    /// Packages that aren't installed, by the paths of their files, as one system.
    case packages([String])
    /// An image, a package or a tar on standard input.
    case standardInput

    /// Whether a path leads to a folder, or to a file that begins like an image, a package or a
    /// tar; false for a pipe, which can be read only once.
    public static func mayBe(at path: String) -> Bool { HostPath(path).leadsToSystem }

    /// The state of the files that an archive would be read from, which ``OpenedSystem/stamp`` has
    /// once it is read; nil for a folder whose files are only read when needed.
    ///
    /// - Throws: ``OpeningError`` if there is no such file or folder.
    public func stamp() throws(OpeningError) -> FileStamp? {
        if isReadOnce { return FileStamp(of: []) }
        let found = try FoundSystem(at: self)
        guard case .archive(let archive) = found.kind else { return nil }
        return FileStamp(of: archive.stampedPaths(found.path))
    }

    /// Whether the place is a pipe or a device, which must not be opened twice.
    private var isReadOnce: Bool {
        switch self {
        case .standardInput: true
        case .packages: false
        case .path(let name): HostPath(name).isReadOnce
        }
    }
}

/// Options for opening a system.
public struct OpeningOptions: Hashable, Sendable {
    /// The platform of the image to open, `OS/ARCHITECTURE` or `OS/ARCHITECTURE/VARIANT`; nil to
    /// take the only one.
    public var platform: String?
    /// Whether to read the packages' file lists.
    public var includesFileLists: Bool
    /// Whether to compute and check the digests of an image's layers, which takes about as long as
    /// `sha256sum`. Those of its documents are always checked.
    public var isVerifying: Bool

    public init(
        platform: String? = nil, includesFileLists: Bool = false, isVerifying: Bool = true
    ) {
        self.platform = platform
        self.includesFileLists = includesFileLists
        self.isVerifying = isVerifying
    }
}

/// What the file system reports about some files: while it is unchanged, so are their contents.
public struct FileStamp: Hashable, Sendable {
    /// The states by path; nil for files that can't be examined.
    private let states: [String: FileState?]

    init(of paths: [String]) {
        var states: [String: FileState?] = [:]
        for path in paths { states[path] = .some(try? Descriptor.status(ofHost: path).state) }
        self.states = states
    }

    /// Whether the files are unchanged.
    public var isCurrent: Bool { self == FileStamp(of: Array(states.keys)) }
}
