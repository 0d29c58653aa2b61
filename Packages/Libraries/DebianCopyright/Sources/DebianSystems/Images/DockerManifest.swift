import StreamedJSON

/// An image in a docker archive's `manifest.json` (Docker image specification v1.2, "Combined Image
/// JSON + Filesystem Changeset Format").
struct DockerManifest: Hashable {
    /// The name of the configuration in the archive.
    var config = ""
    /// The names of the image, each as `repository:tag`.
    var names: [String] = []
    /// The names of the layers in the archive, the base first.
    var layers: [String] = []

    /// The name of an archive's manifests.
    static let path = "manifest.json"

    /// All images of an archive.
    static func all(json bytes: [UInt8]) throws(JSONReaderError) -> [DockerManifest] {
        var json = JSONReader(bytes)
        var manifests: [DockerManifest] = []
        let members = JSONMembers<DockerManifestMember>(foldsCase: true)
        try json.beginArray()
        while try json.nextElement() { manifests.append(try DockerManifest(&json, members)) }
        try json.finish()
        return manifests
    }

    private init(
        _ json: inout JSONReader, _ members: JSONMembers<DockerManifestMember>
    ) throws(JSONReaderError) {
        try json.beginObject()
        var seen = JSONMembers<DockerManifestMember>.Seen()
        while let member = try json.next(of: members, &seen) {
            switch member {
            case .config: config = try json.string()
            case .names: names = try json.stringsOrNull()
            case .layers: layers = try json.stringsOrNull()
            }
        }
    }
}

private enum DockerManifestMember: String, JSONMember {
    case config = "Config"
    case names = "RepoTags"
    case layers = "Layers"

    static let optional: [DockerManifestMember] = [.names, .layers]
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
