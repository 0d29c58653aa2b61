extension ImageParts {
    /// What a layout's index leads to; empty if there is none.
    func indexedImages() throws(ArchiveError) -> [SavedImage] {
        let index = try document(named: OCIDocument.indexPath, reading: OCIDocument.init(json:))
        return try index.map { (index) throws(ArchiveError) in try images(of: index) } ?? []
    }

    /// What the manifests of a docker archive list; empty if there are none.
    func listedImages() throws(ArchiveError) -> [SavedImage] {
        try document(named: DockerManifest.path, reading: DockerManifest.all(json:))?
            .map(SavedImage.init(_:)) ?? []
    }

    /// Refuses to take for the root of a system what others take for an image.
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

    /// Refuses images in forms that aren't read here beside what is: Docker's before it had
    /// manifests, and that of a folder that skopeo copies to, which has a manifest where Docker has
    /// a list of them.
    ///
    /// - Parameter name: what is read.
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

/// The way from an index to all images below it. Each document is read once, but may be come to by
/// several names.
private struct ImageSearch {
    /// A descriptor, and the names of all that leads to it.
    struct Step {
        var descriptor: OCIDescriptor
        var names: [String]
    }

    enum Document {
        case index([OCIDescriptor])
        /// Where it stands in ``images``.
        case image(Int)
        case missing
    }

    /// A name that a document goes by; nil for none.
    private struct Name: Hashable {
        var digest: BlobDigest
        var name: String?
    }

    private(set) var images: [SavedImage] = []
    private(set) var found: [BlobDigest: Document] = [:]
    /// Whether what was begun with led to an image.
    private var hasImage = false
    /// A document that it leads to and that isn't there.
    private var missing: ImagePart?
    private var waiting: [Step] = []
    private var known: Set<Name> = []
    /// How many descriptors may still be followed, each as often as it has names.
    private var left = 100_000

    /// Looks for what the outermost index names.
    mutating func begin(_ descriptor: OCIDescriptor) throws(ArchiveError) {
        (hasImage, missing) = (false, nil)
        try add([descriptor], names: [])
    }

    /// Ends with what was begun with. Of an index for all platforms one may have been saved alone,
    /// but if there is none, it is an image that can't be read: no other may pass for the only one.
    mutating func end(_ descriptor: OCIDescriptor) {
        guard !hasImage, let missing else { return }
        images.append(
            SavedImage(
                names: descriptor.names, digest: descriptor.digest, platform: descriptor.platform,
                config: missing, layers: []))
    }

    /// The next in the order in which they are written.
    mutating func next() -> Step? { waiting.popLast() }

    /// - Parameter names: of what leads to them, by which they go too.
    mutating func add(
        _ descriptors: [OCIDescriptor], names: [String]
    ) throws(ArchiveError) {
        left -= descriptors.count * (1 + names.count)
        guard left >= 0 else { throw .limit(.documents) }
        for descriptor in descriptors.reversed() where !descriptor.isAttestation {
            waiting.append(Step(descriptor: descriptor, names: names))
        }
    }

    /// Adds what a descriptor leads to; nil if it isn't there.
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

    /// Gives a document its names, and follows what they haven't reached yet.
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
                // What was found below it then has all its names.
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
