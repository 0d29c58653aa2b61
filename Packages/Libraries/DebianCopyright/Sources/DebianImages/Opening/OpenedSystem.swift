public import DebianCopyright

/// A system that is ready to be read, with what is known of the image that it is.
public struct OpenedSystem: Sendable {
    /// The system; of an image, all layers together.
    public let system: InstalledSystem
    /// What the file system says of the files that the system was read from; nil if it is a folder,
    /// of which nothing is read before it is asked for.
    public let stamp: FileStamp?
    /// Whether the lists of packages' files can be asked for: if they were wanted, or nothing of
    /// the place can be read later.
    public let includesFileLists: Bool
    private let contents: ArchiveContents
    private let states = LayerStates()
    /// What it was opened by, for errors.
    private let path: String

    /// The image; nil if it is none.
    public var image: ImageDescription? { contents.image }

    /// Opens a place. Of an archive all is read here that isn't kept in its place in the file.
    ///
    /// - Throws: ``OpeningError`` if nothing there holds a system. Whether that has a list of
    ///   packages is for the scan to say.
    public init(
        at place: SystemPlace, _ options: OpeningOptions = OpeningOptions()
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
                    isVerifying: options.isVerifying))
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
        _ archive: SystemArchive, at path: String, _ selection: ArchiveSelection
    ) throws(OpeningError) {
        stamp = FileStamp(of: archive.stampedPaths(path))
        includesFileLists = selection.listsFiles
        var selection = selection
        let unpacking = UnpackingBudget()
        let first = try archive.contents(selection, at: path, unpacking)
        var contents = first
        var readings = 1
        while true {
            var tree = FileTree()
            let wider = try OpeningError.naming(path) { () throws(ArchiveError) in
                try tree.apply(contents.layers, following: selection.paths)
            }
            guard let wider else {
                self.contents = contents
                self.path = path
                system = InstalledSystem(tree, path: path)
                return
            }
            guard readings < Self.mostReadings else {
                throw .archive(.limit(.links), path: path)
            }
            selection.paths = wider
            // What was verified once is.
            selection.isVerifying = false
            readings += 1
            contents =
                archive.isReadOnce
                ? first.recalling(wider) : try archive.contents(selection, at: path, unpacking)
            contents.image = first.image
        }
    }

    /// How often it is read if links lead to what wasn't kept. The second reading has all links, so
    /// that the third has all that they lead to, unless that is a hard link to something else.
    private static let mostReadings = 4

    /// The system as it was after the image's lowest layers.
    ///
    /// - Parameter count: how many layers, 1 for the base alone.
    /// - Returns: nil if it isn't an image, or doesn't have as many layers.
    public func system(throughLayer count: Int) throws(OpeningError) -> InstalledSystem? {
        guard image != nil, contents.layers.indices.contains(count - 1) else { return nil }
        let tree = try OpeningError.naming(path) { () throws(ArchiveError) in
            try states.tree(ofLowest: count, in: contents.layers)
        }
        return InstalledSystem(tree, path: path)
    }
}

extension FileTree {
    /// Lays layers over the tree, the base first.
    ///
    /// - Returns: the paths and those that links lead to; nil if they lead to nothing else.
    fileprivate mutating func apply(
        _ layers: [Layer], following paths: KeptPaths
    ) throws(ArchiveError) -> KeptPaths? {
        var wider: KeptPaths?
        var visits = KeptPaths.mostVisits
        var isFollowed = true
        for layer in layers {
            try apply(layer)
            // What a layer above removes can be asked for, too.
            isFollowed = layer.changesListing
            if isFollowed {
                wider = try (wider ?? paths).following(linksIn: self, visits: &visits) ?? wider
            }
        }
        if visits <= 0 || !isFollowed {
            // However many layers there are, all links of the whole are followed; also if the last
            // one has but a folder in a link's place.
            wider = try (wider ?? paths).following(linksIn: self) ?? wider
        }
        return wider
    }
}

/// How to open a system.
public struct OpeningOptions: Hashable, Sendable {
    /// Of several images the one for `OS/ARCHITECTURE` or `OS/ARCHITECTURE/VARIANT`; nil for the
    /// only one.
    public var platform: String?
    /// Whether the lists of packages' files will be asked for.
    public var includesFileLists: Bool
    /// Whether the digests of an image's layers are computed, which takes about as long as
    /// `sha256sum` does. Those of its documents always are.
    public var isVerifying: Bool

    public init(
        platform: String? = nil, includesFileLists: Bool = false, isVerifying: Bool = true
    ) {
        self.platform = platform
        self.includesFileLists = includesFileLists
        self.isVerifying = isVerifying
    }
}

/// Why there is no system.
public enum OpeningError: Error, Hashable, Sendable {
    /// The folder or the file is not there, or can't be entered.
    case unreachable(path: String, SystemError)
    /// The image, package or tar can't be read; the path is that of the file at fault, `-` for
    /// standard input.
    case archive(ArchiveError, path: String)

    /// What `body` gives; if it can't be read, that is due to the file at this path.
    static func naming<Result>(
        _ path: String, _ body: () throws(ArchiveError) -> Result
    ) throws(OpeningError) -> Result {
        do throws(ArchiveError) { return try body() } catch { throw .archive(error, path: path) }
    }
}
