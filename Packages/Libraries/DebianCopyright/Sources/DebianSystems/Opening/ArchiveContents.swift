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

    /// The size of the files to read, in bytes; nil if it isn't known yet.
    var size: Int? {
        switch self {
        case .layout, .pipe: nil
        case .file(let file): file.size
        case .packages(let paths):
            paths.map { (try? Descriptor.status(ofHost: $0))?.state.identity.size ?? 0 }
                .totalSize
        }
    }

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
}

/// The contents of an archive that a listing needs.
struct ArchiveContents {
    /// The base first.
    var layers: [Changeset]
    /// The image; nil if the archive is none.
    var image: ImageDescription?
    /// The packages that files of the host are, with the paths of these; empty for an image.
    var packages: [(build: InstalledPackage.Build, path: String)] = []

    /// The contents, with the unread files at these paths added, as
    /// ``Changeset/recalling(_:)`` does.
    func recalling(_ paths: KeptPaths) -> ArchiveContents {
        ArchiveContents(layers: layers.map { $0.recalling(paths) }, image: image)
    }
}

extension ArchiveContents {
    /// Reads the selected contents of an archive.
    ///
    /// - Parameters:
    ///   - path: the path of the archive, for errors.
    ///   - unpacking: the limits for decompressors, shared by all readings.
    ///   - progress: counts what is read; nil if nobody asks.
    init(
        of archive: SystemArchive, at path: String, _ selection: ArchiveSelection,
        _ unpacking: UnpackingBudget, _ progress: ReadingProgress?
    ) throws(OpeningError) {
        let budget = ReadingBudget(unpacking: unpacking, progress: progress)
        switch archive {
        case .packages(let paths):
            try self.init(packages: paths, selection, within: budget)
        case .layout(let folder):
            self = try OpeningError.naming(path) { () throws(ArchiveError) in
                guard let image = try ArchiveContents(imageIn: folder, selection, within: budget)
                else {
                    throw .unknownFormat
                }
                return image
            }
        case .file(let file):
            self = try OpeningError.naming(path) { () throws(ArchiveError) in
                try ArchiveContents(
                    ByteStream(file: file, countedBy: progress), selection, within: budget,
                    path: path)
            }
        case .pipe(let pipe):
            self = try OpeningError.naming(path) { () throws(ArchiveError) in
                try ArchiveContents(
                    ByteStream(descriptor: pipe.descriptor, countedBy: progress), selection,
                    within: budget)
            }
        }
    }

    /// Whether bytes begin like an image, a package or a tar, compressed or not.
    ///
    /// - Parameter start: the first 1024 bytes, or all if there are fewer.
    static func recognizes(_ start: [UInt8]) -> Bool {
        CompressionFormat(magic: start) != nil || DebPackage.recognizes(start)
            || TarReader.recognizes(start)
    }

    /// Reads an image, a package or a tar, compressed or not.
    ///
    /// - Parameter path: the path of the file; nil for a pipe.
    private init(
        _ stream: ByteStream, _ selection: ArchiveSelection, within budget: ReadingBudget,
        path: String? = nil
    ) throws(ArchiveError) {
        let stream = try stream.decompressed(within: budget)
        let start = try stream.peek(1024)
        if DebPackage.recognizes(start) {
            try selection.refuseChoice()
            var position = Changeset.Cursor(in: .package)
            let package = try DebPackage(stream, at: &position, selection, within: budget)
            self.init(layers: [package.files, .database(of: [package])])
            if let path, let build = package.installed?.build { packages = [(build, path)] }
        } else if TarReader.recognizes(start) {
            let parts = try ArchiveParts(
                stream, isVerifying: selection.isVerifying, keeping: selection.paths, within: budget
            )
            if parts.root.holdsDatabase {
                try parts.refuseImages()
            } else if let image = try ArchiveContents(imageIn: parts, selection, within: budget) {
                self = image
                return
            }
            try selection.refuseChoice()
            self.init(layers: [parts.root])
        } else {
            throw .unknownFormat
        }
    }

    /// Reads an image; nil if no document describes one.
    private init?(
        imageIn parts: some ImageParts, _ selection: ArchiveSelection, within budget: ReadingBudget
    ) throws(ArchiveError) {
        guard let chosen = try selection.choice.image(in: parts) else { return nil }
        if let size = parts.size(of: chosen.image.layers) { budget.progress?.expect(size) }
        let layers = try parts.layers(
            of: chosen, isVerifying: selection.isVerifying, keeping: selection.paths, within: budget
        )
        self.init(
            layers: layers,
            image: ImageDescription(chosen, layers: layers, isVerified: selection.isVerifying))
    }

    /// Reads packages as one system. A package given twice counts once, because installing it again
    /// changes nothing.
    private init(
        packages paths: [String], _ selection: ArchiveSelection, within budget: ReadingBudget
    ) throws(OpeningError) {
        var packages: [(package: DebPackage, path: String)] = []
        var known: [String: String] = [:]
        // dpkg unpacks one package after the other, following links of earlier ones.
        var position = Changeset.Cursor(in: .package)
        for path in paths {
            try OpeningError.naming(path) { () throws(ArchiveError) in
                try selection.refuseChoice()
                let package = try DebPackage(at: path, &position, selection, within: budget)
                if let id = package.installed?.id {
                    if let other = known[id] {
                        guard try DebPackage.isSame(at: path, as: other) else {
                            throw .duplicatePackage(id, otherPath: other)
                        }
                        return
                    }
                    known[id] = path
                }
                packages.append((package, path))
            }
        }
        try PackageConflicts.refuse(in: packages, reading: selection.paths)
        // A single layer is enough: no package removes another's files, so states in between don't
        // matter.
        var files = Changeset()
        for (package, _) in packages { files.append(package.files) }
        self.init(layers: [files, .database(of: packages.map(\.package))])
        self.packages = packages.compactMap { package, path in
            package.installed?.build.map { ($0, path) }
        }
    }
}
