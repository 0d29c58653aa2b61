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
        if case .folder = place.kind {
            return try OpenedSource(folder: place.path, choice)
        }
        let listsFiles = request.includesFileLists || place.isReadOnce
        return try OpenedSource(
            place,
            SourceWants(
                choice: choice,
                paths: place.isReadOnce ? .once : listsFiles ? .listing.withFileLists : .listing,
                listsFiles: listsFiles))
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

    private init(_ place: SourcePlace, _ wants: SourceWants) throws(SourceError) {
        path = place.path
        stamp = SourceStamp(of: place.stampedPaths)
        includesFileLists = wants.listsFiles
        var wants = wants
        var readings = 1
        while true {
            let contents = try place.contents(wants)
            var tree = FileTree()
            var wider: KeptPaths?
            do throws(ArchiveError) {
                for layer in contents.layers {
                    try tree.apply(layer)
                    guard layer.changesListing else { continue }
                    // What a layer above removes can be asked for, too.
                    wider = (wider ?? wants.paths).following(linksIn: tree) ?? wider
                }
            } catch {
                throw .archive(error, path: path)
            }
            if let wider, readings < Self.mostReadings, !place.isReadOnce {
                wants.paths = wider
                readings += 1
                continue
            }
            self.contents = contents
            system = InstalledSystem(tree, path: path)
            return
        }
    }

    /// How often it is read if links lead to what wasn't kept: most lead to another package's
    /// folder, and those that don't seldom lead to further links.
    private static let mostReadings = 4

    /// The system as it was after the image's lowest layers; nil if it is no image, or one of
    /// another number of layers.
    ///
    /// - Parameter count: how many layers, 1 for the base alone.
    public func system(throughLayer count: Int) -> InstalledSystem? {
        guard image != nil, contents.layers.indices.contains(count - 1),
            let tree = try? contents.tree(of: count)
        else { return nil }
        return InstalledSystem(tree, path: path)
    }
}
