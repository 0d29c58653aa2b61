/// The image that a system was read from.
public struct ImageDescription: Hashable, Sendable {
    /// The names of the image: a tag alone, or a repository with its tag.
    public let names: [String]
    /// The digest of the image's manifest; nil if there is no manifest.
    public let digest: String?
    /// The digest of the image's configuration.
    public let configDigest: String
    /// The image's platform, such as `linux/arm64/v8`; nil if it isn't stated.
    public let platform: String?
    /// Whether the layers were checked against their digests.
    public let isVerified: Bool
    /// What the image's labels call it.
    public let labels: Labels
    /// The base first.
    public let layers: [Layer]

    /// Labels of an image, untrusted; nil if the image lacks one.
    public struct Labels: Hashable, Sendable {
        public var title: String?
        public var version: String?
        /// Who distributes the image.
        public var vendor: String?
    }

    /// A layer: the changes made by one step of the build.
    public struct Layer: Hashable, Sendable {
        /// The digest of the layer's uncompressed tar.
        public let digest: String
        /// The command that made the layer, from the image's history; nil if there is none.
        public let command: String?
        /// Whether the layer may change the packages or their licenses.
        public let changesListing: Bool
    }

    init(_ chosen: ChosenImage, layers: [Changeset], isVerified: Bool) {
        self.isVerified = isVerified
        names = chosen.image.names
        digest = chosen.image.digest?.description
        configDigest = chosen.configDigest.description
        platform = chosen.platform?.description
        let config = chosen.config
        labels = config.labels
        self.layers = layers.indices.map { index in
            Layer(
                digest: config.layers[index].description, command: config.commands[index],
                changesListing: layers[index].changesListing)
        }
    }
}
