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
