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

extension ImageParts {
    /// Finds the chosen image.
    ///
    /// A current docker archive is also a layout, which says more: an index has digests and
    /// platforms. Programs that load the archive may use either description, so the two must agree.
    ///
    /// - Returns: nil if no document describes an image.
    /// - Throws: ``ArchiveError/unknownImage(_:known:)``, ``ArchiveError/ambiguous(_:)``,
    ///   ``ArchiveError/contradiction(_:_:)``, and errors in the documents.
    func image(_ choice: ImageChoice) throws(ArchiveError) -> ChosenImage? {
        let (indexed, listed) = (try indexedImages(), try listedImages())
        guard let images = [indexed, listed].first(where: { !$0.isEmpty }) else { return nil }
        let chosen = try chosen(among: images, choice)
        if !indexed.isEmpty, try !agree(listed, with: indexed, on: chosen, choice) {
            throw .contradiction(OCIDocument.indexPath, DockerManifest.path)
        }
        if listed.isEmpty { try refuseOtherForms(beside: OCIDocument.indexPath) }
        return chosen
    }

    /// Whether the listed images are among those of the index, and the choice finds one image in
    /// both. The list need not have all names and platforms.
    private func agree(
        _ listed: [SavedImage], with indexed: [SavedImage], on image: ChosenImage,
        _ choice: ImageChoice
    ) throws(ArchiveError) -> Bool {
        if listed.isEmpty { return true }
        let known = Set(indexed.map(content))
        guard listed.allSatisfy({ known.contains(content($0)) }) else { return false }
        do throws(ArchiveError) {
            return try content(chosen(among: listed, choice).image) == content(image.image)
        } catch {
            switch error {
            case .unknownImage: return true
            case .ambiguous: return false
            default: throw error
            }
        }
    }

    /// The parts of an image, the configuration first; nil for missing parts.
    private func content(_ image: SavedImage) -> [PartName?] {
        ([image.config] + image.layers).map { part(named: $0.name) }
    }

    private func chosen(
        among images: [SavedImage], _ choice: ImageChoice
    ) throws(ArchiveError) -> ChosenImage {
        var images = images
        if let tag = choice.tag {
            // A complete name doesn't match another image whose name merely ends in it.
            let exact = images.filter { $0.names.contains(tag) }
            let named = exact.isEmpty ? images.filter { $0.isNamed(tag) } : exact
            if named.isEmpty {
                throw .unknownImage(tag, known: told(images.flatMap(\.names)))
            }
            images = named
        }
        var configs = ReadConfigs()
        var chosen: [ChosenImage] = []
        for image in images {
            if let image = try self.chosen(image, &configs) { chosen.append(image) }
        }
        if chosen.isEmpty { throw .damaged(.malformedMember(images[0].config.name), offset: 0) }
        if let name = choice.platform { chosen = try self.chosen(among: chosen, for: name) }
        if chosen.count > 1 { throw ambiguity(of: chosen, choice) }
        return chosen[0]
    }

    /// Caches configurations, because any number of manifests may share one.
    private typealias ReadConfigs = [ImagePart: (config: ImageConfig?, digest: BlobDigest)]

    /// - Returns: nil if it is no image, but something else that is stored like one.
    private func chosen(
        _ image: SavedImage, _ configs: inout ReadConfigs
    ) throws(ArchiveError) -> ChosenImage? {
        var found = configs[image.config]
        if found == nil {
            found = try document(image.config) {
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
        return ChosenImage(image: image, config: config, configDigest: found.digest)
    }

    private func chosen(
        among images: [ChosenImage], for name: String
    ) throws(ArchiveError) -> [ChosenImage] {
        let wanted = ImagePlatform(name)
        let fitting = images.filter { $0.platform.map { wanted?.accepts($0) == true } ?? false }
        if fitting.isEmpty { throw .unknownImage(name, known: platforms(of: images)) }
        let exact = fitting.filter { $0.platform == wanted }
        return exact.isEmpty ? fitting : exact
    }

    /// The error that lists the choices: the images' names, unless a complete name was given;
    /// otherwise their platforms.
    private func ambiguity(of images: [ChosenImage], _ choice: ImageChoice) -> ArchiveError {
        let names = told(images.flatMap(\.image.names))
        let isNamed = choice.tag.map(names.contains) ?? false
        if !isNamed, names.count > 1 { return .ambiguous(names) }
        let platforms = platforms(of: images)
        if platforms.count > 1 { return .ambiguous(platforms) }
        return .ambiguous(told(images.compactMap { $0.image.digest?.description }))
    }

    private func platforms(of images: [ChosenImage]) -> [String] {
        told(images.compactMap { $0.platform?.description })
    }

    /// The distinct choices in order, limited to what a person reads.
    private func told(_ names: [String]) -> [String] {
        Array(Set(names).sorted().prefix(64))
    }
}
