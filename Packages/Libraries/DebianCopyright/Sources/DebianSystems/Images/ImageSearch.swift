/// Follows an index to all images below it. Each document is read once, but may be reached by
/// several names.
struct ImageSearch {
    /// A descriptor, with the names of everything that leads to it.
    private struct Step {
        var descriptor: OCIDescriptor
        var names: [String]
    }

    private enum Document {
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
    private var found: [BlobDigest: Document] = [:]
    /// Whether the current descriptor of the outermost index led to an image.
    private var hasImage = false
    /// A missing document below that descriptor.
    private var missing: ImagePart?
    private var waiting: [Step] = []
    private var known: Set<Name> = []
    /// The number of descriptors that may still be followed; each counts once more for every name.
    private var left = 100_000

    /// - Parameter descriptors: the contents of the outermost index.
    init(
        from descriptors: [OCIDescriptor], in parts: some ImageParts
    ) throws(ArchiveError) {
        for descriptor in descriptors { try follow(descriptor, in: parts) }
    }

    /// Follows a descriptor of the outermost index, and those below it in the order of the
    /// documents that list them.
    private mutating func follow(
        _ descriptor: OCIDescriptor, in parts: some ImageParts
    ) throws(ArchiveError) {
        (hasImage, missing) = (false, nil)
        try add([descriptor], names: [])
        while let step = waiting.popLast() {
            if found[step.descriptor.digest] == nil {
                let document = try parts.document(
                    ImagePart(step.descriptor), reading: OCIDocument.init(json:))
                add(document, step.descriptor)
            }
            try name(step)
        }
        // A layout may hold only one platform of an index for several. If it holds none of them,
        // the index is an image that can't be read, and must count: another image of the layout
        // isn't the only one.
        guard !hasImage, let missing else { return }
        images.append(
            SavedImage(
                names: descriptor.names, digest: descriptor.digest, platform: descriptor.platform,
                config: missing, layers: []))
    }

    /// - Parameter names: the names of the document that lists the descriptors, which apply to them
    ///   too.
    private mutating func add(
        _ descriptors: [OCIDescriptor], names: [String]
    ) throws(ArchiveError) {
        left -= descriptors.count * (1 + names.count)
        guard left >= 0 else { throw .limit(.documents) }
        for descriptor in descriptors.reversed() where !descriptor.isAttestation {
            waiting.append(Step(descriptor: descriptor, names: names))
        }
    }

    /// Adds the document that a descriptor leads to; nil if it is missing.
    private mutating func add(_ document: OCIDocument?, _ descriptor: OCIDescriptor) {
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
    private mutating func name(_ step: Step) throws(ArchiveError) {
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
