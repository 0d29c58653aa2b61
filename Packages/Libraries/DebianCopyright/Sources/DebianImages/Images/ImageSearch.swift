extension ImageParts {
    /// The images that a layout's index leads to; empty if there is none.
    func indexedImages() throws(ArchiveError) -> [SavedImage] {
        let index = try document(named: OCIDocument.indexPath, reading: OCIDocument.init(json:))
        return try index.map { (index) throws(ArchiveError) in try images(of: index) } ?? []
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

    private func images(of index: OCIDocument) throws(ArchiveError) -> [SavedImage] {
        var search = ImageSearch()
        guard case .index(let descriptors) = index else { return [] }
        for descriptor in descriptors {
            try search.begin(descriptor)
            while let step = search.next() {
                if search.found[step.descriptor.digest] == nil {
                    let document = try document(
                        ImagePart(step.descriptor), reading: OCIDocument.init(json:))
                    search.add(document, step.descriptor)
                }
                try search.name(step)
            }
            search.end(descriptor)
        }
        return search.images
    }
}

/// Follows an index to all images below it. Each document is read once, but may be reached by
/// several names.
private struct ImageSearch {
    /// A descriptor, with the names of everything that leads to it.
    struct Step {
        var descriptor: OCIDescriptor
        var names: [String]
    }

    enum Document {
        case index([OCIDescriptor])
        /// The index of the image in ``images``.
        case image(Int)
        case missing
    }

    /// A name of a document; nil for the document without a name.
    private struct Name: Hashable {
        var digest: BlobDigest
        var name: String?
    }

    private(set) var images: [SavedImage] = []
    private(set) var found: [BlobDigest: Document] = [:]
    /// Whether the current descriptor of the outermost index led to an image.
    private var hasImage = false
    /// A missing document below that descriptor.
    private var missing: ImagePart?
    private var waiting: [Step] = []
    private var known: Set<Name> = []
    /// The number of descriptors that may still be followed; each counts once more for every name.
    private var left = 100_000

    /// Starts the search at a descriptor of the outermost index.
    mutating func begin(_ descriptor: OCIDescriptor) throws(ArchiveError) {
        (hasImage, missing) = (false, nil)
        try add([descriptor], names: [])
    }

    /// Ends the search at a descriptor. A layout may hold only one platform of an index for
    /// several; but if it holds none of them, there is an image that can't be read, and no other
    /// may pass for the only one.
    mutating func end(_ descriptor: OCIDescriptor) {
        guard !hasImage, let missing else { return }
        images.append(
            SavedImage(
                names: descriptor.names, digest: descriptor.digest, platform: descriptor.platform,
                config: missing, layers: []))
    }

    /// The next step, in the order in which the documents list them.
    mutating func next() -> Step? { waiting.popLast() }

    /// - Parameter names: the names of the document that lists the descriptors, which apply to them
    ///   too.
    mutating func add(
        _ descriptors: [OCIDescriptor], names: [String]
    ) throws(ArchiveError) {
        left -= descriptors.count * (1 + names.count)
        guard left >= 0 else { throw .limit(.documents) }
        for descriptor in descriptors.reversed() where !descriptor.isAttestation {
            waiting.append(Step(descriptor: descriptor, names: names))
        }
    }

    /// Adds the document that a descriptor leads to; nil if it is missing.
    mutating func add(_ document: OCIDocument?, _ descriptor: OCIDescriptor) {
        let digest = descriptor.digest
        switch document {
        case .index(let descriptors): found[digest] = .index(descriptors)
        case .manifest(let config, let layers):
            found[digest] = .image(images.count)
            images.append(
                SavedImage(
                    names: [], digest: digest, config: ImagePart(config),
                    layers: layers.map { ImagePart($0) }))
        case nil: found[digest] = .missing
        }
    }

    /// Adds names to a document and follows it for the names that are new.
    mutating func name(_ step: Step) throws(ArchiveError) {
        let descriptor = step.descriptor
        let isNew = known.insert(Name(digest: descriptor.digest)).inserted
        let names = (descriptor.names + step.names).filter {
            known.insert(Name(digest: descriptor.digest, name: $0)).inserted
        }
        switch found[descriptor.digest] {
        case .index(let descriptors):
            if isNew || !names.isEmpty {
                try add(descriptors, names: names)
            } else {
                // The images below this index already have all its names.
                hasImage = true
            }
        case .image(let index):
            hasImage = true
            images[index].names += names
            images[index].platform = images[index].platform ?? descriptor.platform
        case .missing, nil: missing = ImagePart(descriptor)
        }
    }
}
