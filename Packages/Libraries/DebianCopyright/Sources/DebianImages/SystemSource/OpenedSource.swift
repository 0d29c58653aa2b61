public import DebianCopyright

/// A system that is ready to be read, with what is known of the image that it is.
public struct OpenedSource: Sendable {
    /// The system; of an image, all layers together.
    public let system: InstalledSystem
    /// What the file system says of the files that the system was read from; nil if it is a folder,
    /// of which nothing is read before it is asked for.
    public let stamp: SourceStamp?
    /// Whether the lists of packages' files can be asked for: if they were wanted, or nothing of
    /// the place can be read later.
    public let includesFileLists: Bool
    private let contents: SourceContents
    private let states = LayerStates()
    /// What it was opened by, for errors.
    private let path: String

    /// The image; nil if it is none.
    public var image: ImageDescription? { contents.image }

    /// Opens a place. Of an archive all is read here that isn't kept in its place in the file.
    ///
    /// - Throws: ``SourceError`` if nothing there holds a system. Whether that has a list of
    ///   packages is for the scan to say.
    public static func open(_ request: SourceRequest) throws(SourceError) -> OpenedSource {
        let place = try SourcePlace(request.place)
        let choice = ImageChoice(tag: place.tag, platform: request.platform)
        switch place.kind {
        case .folder: return try OpenedSource(folder: place.path, choice)
        case .archive(let archive):
            let listsFiles = request.includesFileLists || archive.isReadOnce
            let paths: KeptPaths =
                archive.isReadOnce ? .once : listsFiles ? .listing.withFileLists : .listing
            return try OpenedSource(
                archive, at: place.path,
                SourceWants(
                    choice: choice, paths: paths, listsFiles: listsFiles,
                    isVerifying: request.isVerifying))
        }
    }

    private init(folder path: String, _ choice: ImageChoice) throws(SourceError) {
        if let name = choice.tag ?? choice.platform {
            throw .archive(.unknownImage(name, known: []), path: path)
        }
        do throws(RootError) {
            system = try InstalledSystem(path: path)
        } catch {
            throw .unreachable(path: error.path, error.reason)
        }
        stamp = nil
        includesFileLists = true
        contents = SourceContents(layers: [])
        self.path = path
    }

    private init(
        _ archive: SourceArchive, at path: String, _ wants: SourceWants
    ) throws(SourceError) {
        stamp = SourceStamp(of: archive.stampedPaths(path))
        includesFileLists = wants.listsFiles
        var wants = wants
        let unpacking = UnpackingBudget()
        let first = try archive.contents(wants, at: path, unpacking)
        var contents = first
        var readings = 1
        while true {
            var tree = FileTree()
            let wider = try SourceError.naming(path) { () throws(ArchiveError) in
                try tree.apply(contents.layers, following: wants.paths)
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
            wants.paths = wider
            // What was verified once is.
            wants.isVerifying = false
            readings += 1
            contents =
                archive.isReadOnce
                ? first.recalling(wider) : try archive.contents(wants, at: path, unpacking)
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
    public func system(throughLayer count: Int) throws(SourceError) -> InstalledSystem? {
        guard image != nil, contents.layers.indices.contains(count - 1) else { return nil }
        let tree = try SourceError.naming(path) { () throws(ArchiveError) in
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
