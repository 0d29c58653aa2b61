import StreamedJSON

/// The parts of images in the folder of a layout, or in an archive.
///
/// Names come from the author of the image, so a name leads to a part or to nothing, and never
/// elsewhere.
protocol ImageParts {
    /// A manifest, an index or a configuration; nil if there is none with this name.
    ///
    /// - Throws: ``ArchiveError/limit(_:)`` if the document is longer than
    ///   ``ImageDocument/sizeLimit``.
    func document(_ name: String) throws(ArchiveError) -> [UInt8]?

    /// The name of the part that a name leads to, with links resolved; nil if no part can have this
    /// name.
    func part(named name: String) -> PartName?

    /// The size in bytes of layers that are still to be read; nil if the parts are in an archive,
    /// all of whose bytes count.
    func size(of layers: [ImagePart]) -> Int?

    /// A layer with its computed digests; nil if there is none with this name.
    func layer(
        _ part: ImagePart, at position: inout Changeset.Cursor, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) -> ReadLayer?
}

// MARK: Images and their layers

extension ImageParts {
    func size(of layers: [ImagePart]) -> Int? { nil }

    /// The images that a layout's index leads to; empty if there is none.
    func indexedImages() throws(ArchiveError) -> [SavedImage] {
        let document = try document(named: OCIDocument.indexPath, reading: OCIDocument.init(json:))
        guard case .index(let descriptors) = document else { return [] }
        return try ImageSearch(from: descriptors, in: self).images
    }

    /// The images in the manifests of a docker archive; empty if there are none.
    func listedImages() throws(ArchiveError) -> [SavedImage] {
        try document(named: DockerManifest.path, reading: DockerManifest.all(json:))?
            .map(SavedImage.init(_:)) ?? []
    }

    /// Refuses the root of a system that other programs would take for an image.
    ///
    /// - Throws: ``ArchiveError/contradiction(_:_:)`` if a document leads to an image.
    func refuseImages() throws(ArchiveError) {
        for (name, images) in [
            (OCIDocument.indexPath, try indexedImages()), (DockerManifest.path, try listedImages()),
        ] where !images.isEmpty {
            throw .contradiction("var/lib/dpkg", name)
        }
        try refuseOtherForms(beside: "var/lib/dpkg")
    }

    /// Refuses archives that also hold an image in an unsupported form: Docker's form before
    /// manifests, or that of skopeo's `dir:` folders, which have a manifest instead of Docker's
    /// list of manifests.
    ///
    /// - Parameter name: the name of the form that is read.
    func refuseOtherForms(beside name: String) throws(ArchiveError) {
        if try document(DockerManifest.path) == nil {
            guard try document(Self.repositoriesPath) == nil else {
                throw .contradiction(name, Self.repositoriesPath)
            }
        } else if try document(named: DockerManifest.path, reading: OCIDocument.init(json:)) != nil
        {
            throw .contradiction(name, DockerManifest.path)
        }
    }

    private static var repositoriesPath: String { "repositories" }

    /// The layers of an image, the base first. A repeated layer is read again only if links may
    /// have changed its paths.
    ///
    /// - Parameter isVerifying: whether to compute the layers' digests.
    func layers(
        of chosen: ChosenImage, isVerifying: Bool, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) -> [Changeset] {
        var known: [PartName: (layer: ReadLayer, changes: Int)] = [:]
        var layers: [Changeset] = []
        var position = Changeset.Cursor(in: .layer)
        for (part, unpackedDigest) in zip(chosen.image.layers, chosen.config.layers) {
            try budget.layers.take()
            guard let name = self.part(named: part.name) else { throw .missingMember(part.name) }
            var part = part
            part.unpackedDigest = unpackedDigest
            if !isVerifying { (part.digest, part.unpackedDigest) = (nil, nil) }
            position.begin()
            let changes = position.links.changes
            if let read = known[name], read.changes == changes {
                // Laying the layer over the others takes as long as the first time.
                try budget.nodes.take(read.layer.changeset.changes.count)
                try read.layer.check(part)
                layers.append(read.layer.changeset)
                continue
            }
            guard let read = try layer(part, at: &position, keeping: paths, within: budget)
            else {
                throw .missingMember(part.name)
            }
            try read.check(part)
            // A layer that changes no links can be reused as long as the links stay unchanged.
            known[name] = position.links.changes == changes ? (read, changes) : nil
            layers.append(read.changeset)
        }
        return layers
    }
}

// MARK: Documents

extension ImageParts {
    /// A document, parsed by `reading`.
    ///
    /// - Returns: nil if there is none with this name.
    func document<Document>(
        _ part: ImagePart, reading: ([UInt8]) throws(JSONReaderError) -> Document
    ) throws(ArchiveError) -> Document? {
        let name = part.name
        guard let bytes = try document(name) else { return nil }
        try part.digest?.check(bytes, of: name)
        try part.check(size: bytes.count)
        do throws(JSONReaderError) {
            return try reading(bytes)
        } catch {
            throw .damaged(.malformedMember(name), offset: 0)
        }
    }

    /// A document known only by its name; nil if there is none, or if it is of another kind, such
    /// as the manifest of a web page.
    func document<Document>(
        named name: String, reading: ([UInt8]) throws(JSONReaderError) -> Document
    ) throws(ArchiveError) -> Document? {
        guard let bytes = try document(name) else { return nil }
        do throws(JSONReaderError) {
            return try reading(bytes)
        } catch {
            if case .invalid(let problem) = error, problem.isOfAnotherKind { return nil }
            throw .damaged(.malformedMember(name), offset: 0)
        }
    }
}

/// Documents that describe images.
enum ImageDocument {
    /// The size limit of a document in bytes, which registries also use.
    static let sizeLimit = 4 << 20

    /// Whether bytes may begin a document: a JSON object or array.
    static func recognizes(_ start: [UInt8]) -> Bool {
        switch start.first(where: { !" \t\r\n".utf8.contains($0) }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): true
        default: false
        }
    }
}

extension JSONProblem {
    /// Whether the whole text, or an element of it, is of another kind than expected.
    fileprivate var isOfAnotherKind: Bool {
        guard !keyPath.contains(where: \.isLetter) else { return false }
        return switch kind {
        case .wrongValue, .missingMember: true
        default: false
        }
    }
}

// MARK: Images that the documents describe

/// An image of an archive or a layout, as the documents that lead to it describe it.
struct SavedImage: Hashable {
    /// The names of the image: a tag alone, or a repository with its tag.
    var names: [String]
    /// The digest of the image's manifest; nil for Docker's older form, which has no such manifest.
    var digest: BlobDigest?
    /// The image's platform, if the documents that lead to it state it.
    var platform: ImagePlatform?
    var config: ImagePart
    /// The base first.
    var layers: [ImagePart]

    /// Whether a tag, a complete name or a digest means this image.
    func isNamed(_ tag: String) -> Bool {
        nameIndex(of: tag) != nil || digest?.description == tag
    }

    /// The image with the name that a tag means first, because an image is called by its first
    /// name.
    func called(_ tag: String) -> SavedImage {
        guard let index = nameIndex(of: tag) else { return self }
        var image = self
        image.names.insert(image.names.remove(at: index), at: 0)
        return image
    }

    /// The index of the name that is the tag, or else of the first one that ends in it.
    private func nameIndex(of tag: String) -> Int? {
        names.firstIndex(of: tag)
            ?? names.firstIndex { $0.hasSuffix(":\(tag)") || $0.hasSuffix("/\(tag)") }
    }
}

/// A reference to a part of an image.
struct ImagePart: Hashable {
    let name: String
    /// The expected digest; nil if it isn't stated or not to be verified.
    var digest: BlobDigest?
    /// The expected digest of a layer after decompression; nil if it isn't stated or not to be
    /// verified.
    var unpackedDigest: BlobDigest?
    /// The expected size in bytes; nil if it isn't stated.
    var size: Int?

    /// - Throws: ``ArchiveDamage/memberSize(_:)`` if the stated size differs.
    func check(size: Int) throws(ArchiveError) {
        if let stated = self.size, stated != size { throw .damaged(.memberSize(name), offset: 0) }
    }
}
