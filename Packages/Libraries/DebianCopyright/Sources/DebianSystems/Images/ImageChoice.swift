import StreamedJSON

/// The choice of one image in an archive or a layout.
struct ImageChoice: Hashable {
    /// A tag, a complete name or a digest; nil to take the only image.
    var tag: String?
    /// `OS/ARCHITECTURE` or `OS/ARCHITECTURE/VARIANT`; nil to take the only platform.
    var platform: String?
}

/// The image that was chosen.
struct ChosenImage: Hashable {
    let image: SavedImage
    let config: ImageConfig
    /// The digest of the configuration's bytes.
    let configDigest: BlobDigest

    /// The image's platform; nil if it isn't stated.
    var platform: ImagePlatform? { image.platform ?? config.platform }
}

extension ImageChoice {
    /// Finds the chosen image.
    ///
    /// A current docker archive is also a layout, which says more: an index has digests and
    /// platforms. Programs that load the archive may use either description, so the two must agree.
    ///
    /// - Returns: nil if no document describes an image.
    /// - Throws: ``ArchiveError/unknownImage(_:known:)``, ``ArchiveError/ambiguous(_:)``,
    ///   ``ArchiveError/contradiction(_:_:)``, and errors in the documents.
    func image(in parts: some ImageParts) throws(ArchiveError) -> ChosenImage? {
        let (indexed, listed) = (try parts.indexedImages(), try parts.listedImages())
        guard let images = [indexed, listed].first(where: { !$0.isEmpty }) else { return nil }
        let chosen = try image(among: images, in: parts)
        if !indexed.isEmpty, try !agree(listed, with: indexed, on: chosen, in: parts) {
            throw .contradiction(OCIDocument.indexPath, DockerManifest.path)
        }
        if listed.isEmpty { try parts.refuseOtherForms(beside: OCIDocument.indexPath) }
        return chosen
    }

    /// Whether the listed images are among those of the index, and the choice finds one image in
    /// both. The list need not have all names and platforms.
    private func agree(
        _ listed: [SavedImage], with indexed: [SavedImage], on chosen: ChosenImage,
        in parts: some ImageParts
    ) throws(ArchiveError) -> Bool {
        if listed.isEmpty { return true }
        let known = Set(indexed.map { $0.partNames(in: parts) })
        guard listed.allSatisfy({ known.contains($0.partNames(in: parts)) }) else { return false }
        do throws(ArchiveError) {
            return try image(among: listed, in: parts).image.partNames(in: parts)
                == chosen.image.partNames(in: parts)
        } catch {
            switch error {
            case .unknownImage: return true
            case .ambiguous: return false
            default: throw error
            }
        }
    }

    private func image(
        among images: [SavedImage], in parts: some ImageParts
    ) throws(ArchiveError) -> ChosenImage {
        var images = images
        if let tag {
            // A complete name doesn't match another image whose name merely ends in it.
            let exact = images.filter { $0.names.contains(tag) }
            let named = exact.isEmpty ? images.filter { $0.isNamed(tag) } : exact
            if named.isEmpty {
                throw .unknownImage(tag, known: choices(images.flatMap(\.names)))
            }
            images = named.map { $0.called(tag) }
        }
        var configs = ReadConfigs()
        var fitting: [ChosenImage] = []
        for image in images {
            if let image = try ChosenImage(image, in: parts, &configs) { fitting.append(image) }
        }
        if fitting.isEmpty { throw .damaged(.malformedMember(images[0].config.name), offset: 0) }
        if let platform { fitting = try self.images(among: fitting, for: platform) }
        if fitting.count > 1 { throw ambiguity(of: fitting) }
        return fitting[0]
    }

    private func images(
        among images: [ChosenImage], for platform: String
    ) throws(ArchiveError) -> [ChosenImage] {
        let wanted = ImagePlatform(platform)
        let fitting = images.filter { $0.platform.map { wanted?.accepts($0) == true } ?? false }
        if fitting.isEmpty { throw .unknownImage(platform, known: platforms(of: images)) }
        let exact = fitting.filter { $0.platform == wanted }
        return exact.isEmpty ? fitting : exact
    }

    /// The error that lists the choices: the images' names, unless a complete name was given;
    /// otherwise their platforms.
    private func ambiguity(of images: [ChosenImage]) -> ArchiveError {
        let names = choices(images.flatMap(\.image.names))
        let isNamed = tag.map(names.contains) ?? false
        if !isNamed, names.count > 1 { return .ambiguous(names) }
        let platforms = platforms(of: images)
        if platforms.count > 1 { return .ambiguous(platforms) }
        return .ambiguous(choices(images.compactMap { $0.image.digest?.description }))
    }

    private func platforms(of images: [ChosenImage]) -> [String] {
        choices(images.compactMap { $0.platform?.description })
    }

    /// The distinct choices in order, limited to what a person reads.
    private func choices(_ names: [String]) -> [String] {
        Array(Set(names).sorted().prefix(64))
    }
}

/// Caches configurations, because any number of manifests may share one.
private typealias ReadConfigs = [ImagePart: (config: ImageConfig?, digest: BlobDigest)]

extension ChosenImage {
    /// Nil if the image is none, but something else that is stored like one.
    fileprivate init?(
        _ image: SavedImage, in parts: some ImageParts, _ configs: inout ReadConfigs
    ) throws(ArchiveError) {
        var found = configs[image.config]
        if found == nil {
            found = try parts.document(image.config) {
                (bytes) throws(JSONReaderError) in
                (try ImageConfig(json: bytes), BlobDigest(of: bytes))
            }
            configs[image.config] = found
        }
        guard let found else { throw .missingMember(image.config.name) }
        guard let config = found.config else { return nil }
        // Layers are matched by their order alone.
        guard config.layers.count == image.layers.count else {
            throw .damaged(.malformedMember(image.config.name), offset: 0)
        }
        self.init(image: image, config: config, configDigest: found.digest)
    }
}

extension SavedImage {
    /// The names of the image's parts, that of the configuration first; nil for missing parts.
    fileprivate func partNames(in parts: some ImageParts) -> [PartName?] {
        ([config] + layers).map { parts.part(named: $0.name) }
    }
}
