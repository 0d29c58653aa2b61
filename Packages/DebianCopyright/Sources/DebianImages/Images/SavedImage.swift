/// An image of an archive or a layout, as what leads to it says.
struct SavedImage: Hashable {
    /// The names that it is stored under; a tag alone, or a repository with its tag.
    var names: [String]
    /// The digest of its manifest; nil for an archive of Docker's older form, which has none.
    var digest: BlobDigest?
    /// What it runs on, if what leads to it says.
    var platform: ImagePlatform?
    /// Where its configuration lies.
    var config: String
    /// The digest that its configuration should have; nil if nobody says.
    var configDigest: BlobDigest?
    /// Where its layers lie, the base first.
    var layers: [String]

    /// Whether somebody means it by a tag, a whole name or its digest.
    func isNamed(_ tag: String) -> Bool {
        names.contains { $0 == tag || $0.hasSuffix(":\(tag)") || $0.hasSuffix("/\(tag)") }
            || digest?.description == tag
    }
}

extension SavedImage {
    init(_ manifest: DockerManifest) {
        self.init(
            names: manifest.names, config: manifest.config,
            configDigest: BlobDigest(configName: manifest.config), layers: manifest.layers)
    }
}

extension BlobDigest {
    /// A configuration in a docker archive is named by its digest: `HEX.json` or, later,
    /// `blobs/sha256/HEX`.
    fileprivate init?(configName name: String) {
        let last = name.split(separator: "/").last ?? ""
        let hex = last.hasSuffix(".json") ? last.dropLast(5) : last
        guard hex.utf8.count == 64 else { return nil }
        self.init("sha256:\(hex)")
    }
}

// MARK: All images of an archive or a layout

extension ImageParts {
    /// All images that are there; empty if nothing says that these are the parts of any.
    ///
    /// A docker archive of today is a layout too, which says more.
    func images() throws(ArchiveError) -> [SavedImage] {
        if let index = try document(
            OCIDocument.indexPath, digest: nil, reading: OCIDocument.init(json:))
        {
            return try images(of: index)
        }
        let manifests = try document(
            DockerManifest.path, digest: nil, reading: DockerManifest.all(json:))
        return manifests?.map(SavedImage.init(_:)) ?? []
    }

    private func images(of index: OCIDocument) throws(ArchiveError) -> [SavedImage] {
        var search = ImageSearch(index)
        var images: [SavedImage] = []
        while let next = search.next() {
            let document = try document(
                next.digest.path, digest: next.digest, reading: OCIDocument.init(json:))
            switch document {
            case .index(let descriptors): search.add(descriptors, below: next)
            case .manifest(let config, let layers):
                var seen: Set<String> = []
                images.append(
                    SavedImage(
                        names: next.names.filter { seen.insert($0).inserted }, digest: next.digest,
                        platform: next.platform,
                        config: config.path, configDigest: config,
                        layers: layers.map(\.path)))
            // What was saved for one platform still has the index of all.
            case nil: search.missing.append(next.digest.path)
            }
        }
        if images.isEmpty, let missing = search.missing.first { throw .missingMember(missing) }
        return images
    }
}

/// The way from an index to all images below it, each once.
private struct ImageSearch {
    private var waiting: [OCIDescriptor] = []
    private var seen: Set<BlobDigest> = []
    /// Where documents should lie that are not there.
    var missing: [String] = []

    init(_ index: OCIDocument) {
        if case .index(let descriptors) = index { add(descriptors, below: nil) }
    }

    /// The next in the order in which they are written.
    mutating func next() -> OCIDescriptor? { waiting.popLast() }

    /// - Parameter parent: what leads to them, by whose names they go.
    mutating func add(_ descriptors: [OCIDescriptor], below parent: OCIDescriptor?) {
        var order: [BlobDigest] = []
        var found: [BlobDigest: OCIDescriptor] = [:]
        for descriptor in descriptors where !descriptor.isAttestation {
            var descriptor = descriptor
            descriptor.names += parent?.names ?? []
            // An image of two tags stands there twice.
            if var known = found[descriptor.digest] {
                known.names += descriptor.names
                found[descriptor.digest] = known
            } else if seen.insert(descriptor.digest).inserted {
                order.append(descriptor.digest)
                found[descriptor.digest] = descriptor
            }
        }
        waiting += order.reversed().compactMap { found[$0] }
    }
}
