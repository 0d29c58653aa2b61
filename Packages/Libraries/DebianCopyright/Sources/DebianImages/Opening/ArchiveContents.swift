import DebianCopyright

/// The contents of an archive that a listing needs.
struct ArchiveContents {
    /// The base first.
    var layers: [Layer]
    /// The image; nil if the archive is none.
    var image: ImageDescription?

    /// The contents, with the unread files at these paths added, as ``Layer/recalling(_:)`` does.
    func recalling(_ paths: KeptPaths) -> ArchiveContents {
        ArchiveContents(layers: layers.map { $0.recalling(paths) }, image: image)
    }
}

extension ArchiveContents {
    /// Whether bytes begin like an image, a package or a tar, compressed or not.
    ///
    /// - Parameter start: the first 1024 bytes, or all if there are fewer.
    static func recognizes(_ start: [UInt8]) -> Bool {
        CompressionFormat(magic: start) != nil || DebPackage.recognizes(start)
            || TarReader.recognizes(start)
    }

    /// Reads an image, a package or a tar, compressed or not.
    init(
        _ stream: ByteStream, _ selection: ArchiveSelection, within budget: ReadingBudget
    ) throws(ArchiveError) {
        let stream = try stream.decompressed(within: budget)
        let start = try stream.peek(1024)
        if DebPackage.recognizes(start) {
            try selection.refuseChoice()
            var position = Layer.Position(in: .package)
            let package = try DebPackage(stream, at: &position, selection, within: budget)
            self.init(layers: [package.files, .database(of: [package])])
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
    init?(
        imageIn parts: some ImageParts, _ selection: ArchiveSelection, within budget: ReadingBudget
    ) throws(ArchiveError) {
        guard let chosen = try parts.image(selection.choice) else { return nil }
        let layers = try parts.layers(
            of: chosen, isVerifying: selection.isVerifying, keeping: selection.paths, within: budget
        )
        self.init(
            layers: layers,
            image: ImageDescription(chosen, layers: layers, isVerified: selection.isVerifying))
    }

    /// Reads packages as one system. A package given twice counts once, because installing it again
    /// changes nothing.
    init(
        packages paths: [String], _ selection: ArchiveSelection, within budget: ReadingBudget
    ) throws(OpeningError) {
        var packages: [(package: DebPackage, path: String)] = []
        var known: [String: String] = [:]
        // dpkg unpacks one package after the other, following links of earlier ones.
        var position = Layer.Position(in: .package)
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
        var files = Layer()
        for (package, _) in packages { files.append(package.files) }
        self.init(layers: [files, .database(of: packages.map(\.package))])
    }
}
