/// An image of an archive or a layout, as what leads to it says.
struct SavedImage: Hashable {
    /// The names that it is stored under; a tag alone, or a repository with its tag.
    var names: [String]
    /// The digest of its manifest; nil for an archive of Docker's older form, which has none.
    var digest: BlobDigest?
    /// What it runs on, if what leads to it says.
    var platform: ImagePlatform?
    var config: ImagePart
    /// The base first.
    var layers: [ImagePart]

    /// Whether somebody means it by a tag, a whole name or its digest.
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
    /// A configuration in a docker archive is named by its digest: `HEX.json` or, later,
    /// `blobs/sha256/HEX`.
    fileprivate init?(configName name: String) {
        let last = name.split(separator: "/").last ?? ""
        let hex = last.hasSuffix(".json") ? last.dropLast(5) : last
        guard hex.utf8.count == 64 else { return nil }
        self.init("sha256:\(hex)")
    }
}
