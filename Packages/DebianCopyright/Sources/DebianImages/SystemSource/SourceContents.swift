import DebianCopyright

/// What a listing needs of a place, as it was read.
struct SourceContents {
    /// The base first.
    var layers: [Layer]
    /// The image; nil if it is none.
    var image: ImageDescription?

    /// All layers together.
    ///
    /// - Parameter count: how many of the lower layers alone; nil for all.
    func tree(of count: Int? = nil) throws(ArchiveError) -> FileTree {
        var tree = FileTree()
        for layer in layers.prefix(count ?? .max) { try tree.apply(layer) }
        return tree
    }
}

/// What is wanted of a place.
struct SourceWants {
    var choice: ImageChoice
    var paths: KeptPaths
    var listsFiles: Bool
}

extension SourcePlace {
    func contents(_ wants: SourceWants) throws(SourceError) -> SourceContents {
        let budget = ReadingBudget()
        if case .packages(let paths) = kind {
            return try SourceContents(packages: paths, wants, within: budget)
        }
        do throws(ArchiveError) {
            switch kind {
            case .layout(let folder):
                guard let image = try SourceContents(imageIn: folder, wants, within: budget) else {
                    throw .unknownFormat
                }
                return image
            case .file(let file):
                return try SourceContents(ByteStream(file: file), wants, within: budget)
            case .pipe(let pipe):
                return try SourceContents(
                    ByteStream(descriptor: pipe.descriptor), wants, within: budget)
            case .folder, .packages: throw .unknownFormat
            }
        } catch {
            throw .archive(error, path: path)
        }
    }
}

extension SourceContents {
    /// Whether bytes begin as an image, a package or a tar does, compressed or not.
    ///
    /// - Parameter start: 1024 bytes, or all that there are.
    static func recognizes(_ start: [UInt8]) -> Bool {
        CompressionFormat(magic: start) != nil || DebPackage.recognizes(start)
            || TarReader.recognizes(start)
    }

    /// Reads an image, a package or a tar, compressed or not.
    fileprivate init(
        _ stream: ByteStream, _ wants: SourceWants, within budget: ReadingBudget
    ) throws(ArchiveError) {
        let stream = try stream.decompressed(within: budget)
        let start = try stream.peek(1024)
        if DebPackage.recognizes(start) {
            try wants.refuseChoice()
            let package = try DebPackage(stream, wants, within: budget)
            self.init(layers: [package.files, .database(of: [package])])
        } else if TarReader.recognizes(start) {
            let parts = try ArchiveParts(stream, keeping: wants.paths, within: budget)
            // The root of a system may hold files that an image has too.
            if !parts.root.holdsDatabase,
                let image = try SourceContents(imageIn: parts, wants, within: budget)
            {
                self = image
            } else {
                try wants.refuseChoice()
                self.init(layers: [parts.root])
            }
        } else {
            throw .unknownFormat
        }
    }

    /// Reads an image; nil if nothing says that there is any.
    fileprivate init?(
        imageIn parts: some ImageParts, _ wants: SourceWants, within budget: ReadingBudget
    ) throws(ArchiveError) {
        guard let chosen = try parts.image(wants.choice) else { return nil }
        let layers = try parts.layers(of: chosen.image, keeping: wants.paths, within: budget)
        self.init(layers: layers, image: ImageDescription(chosen, layers: layers))
    }

    /// Reads packages as one system.
    fileprivate init(
        packages paths: [String], _ wants: SourceWants, within budget: ReadingBudget
    ) throws(SourceError) {
        var packages: [DebPackage] = []
        for path in paths {
            do throws(ArchiveError) {
                try wants.refuseChoice()
                packages.append(try DebPackage(at: path, wants, within: budget))
            } catch {
                throw .archive(error, path: path)
            }
        }
        self.init(layers: packages.map(\.files) + [.database(of: packages)])
    }
}

extension SourceWants {
    /// Of what is no image no tag and no platform can be chosen.
    fileprivate func refuseChoice() throws(ArchiveError) {
        if let name = choice.tag ?? choice.platform { throw .unknownImage(name, known: []) }
    }
}
