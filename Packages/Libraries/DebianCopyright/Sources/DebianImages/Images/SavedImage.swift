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
        names.contains { $0 == tag || $0.hasSuffix(":\(tag)") || $0.hasSuffix("/\(tag)") }
            || digest?.description == tag
    }
}

extension SavedImage {
    init(_ manifest: DockerManifest) {
        self.init(
            names: manifest.names,
            config: ImagePart(
                name: manifest.config, digest: BlobDigest(configName: manifest.config)),
            layers: manifest.layers.map { ImagePart(name: $0) })
    }
}

extension BlobDigest {
    /// The digest in the name of a docker archive's configuration: `HEX.json` or, later,
    /// `blobs/sha256/HEX`.
    fileprivate init?(configName name: String) {
        let last = name.split(separator: "/").last ?? ""
        let hex = last.hasSuffix(".json") ? last.dropLast(5) : last
        guard hex.utf8.count == 64 else { return nil }
        self.init("sha256:\(hex)")
    }
}
