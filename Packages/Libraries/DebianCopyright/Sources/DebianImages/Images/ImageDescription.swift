/// Which image a system was read from.
public struct ImageDescription: Hashable, Sendable {
    /// The names that it is stored under: a tag alone, or a repository with its tag.
    public let names: [String]
    /// The digest of its manifest; nil if it has none.
    public let digest: String?
    /// The digest of its configuration.
    public let configDigest: String
    /// What it runs on, such as `linux/arm64/v8`; nil if nothing says.
    public let platform: String?
    /// Whether its layers have the digests that are stated for them.
    public let isVerified: Bool
    /// The base first.
    public let layers: [Layer]

    /// What one step of its making added to it and removed from it.
    public struct Layer: Hashable, Sendable {
        /// The digest of the layer's uncompressed tar.
        public let digest: String
        /// The command that made it, as the image's history has it; nil if that doesn't say.
        public let command: String?
        /// Whether packages or their licenses may be others above it than below.
        public let changesListing: Bool
    }

    init(_ chosen: ChosenImage, layers: [DebianImages.Layer], isVerified: Bool) {
        self.isVerified = isVerified
        names = chosen.image.names
        digest = chosen.image.digest?.description
        configDigest = chosen.configDigest.description
        platform = chosen.platform?.description
        let config = chosen.config
        self.layers = layers.indices.map { index in
            Layer(
                digest: config.layers[index].description, command: config.commands[index],
                changesListing: layers[index].changesListing)
        }
    }
}
