/// The container image that a system was read from, in the terms of the OCI image specification.
public struct ImageIdentity: Hashable, Sendable {
    /// The names that the image was saved under, each `repository:tag` or only a tag; empty if it
    /// has none. ``ImageName`` takes them apart.
    public var names: [String]
    /// The digest of the image's manifest, `sha256:` and hex digits, by which registries know it;
    /// nil if the image was saved in a form without one.
    public var digest: String?
    /// The digest of the image's configuration, which container programs show as its id.
    public var configDigest: String?
    /// `OS/ARCHITECTURE` or `OS/ARCHITECTURE/VARIANT`, as in `linux/arm64/v8`; nil if unknown.
    public var platform: String?
    /// What the labels of the image say, or of the base that it has them from; unknown in a saved
    /// listing.
    public var labels: ProductIdentity
    /// Whether the layers were verified to have their stated digests.
    public var isVerified: Bool
    /// The layers from the base upwards; the first one has number 1.
    public var layers: [ImageLayer]

    public init(
        names: [String] = [], digest: String? = nil, configDigest: String? = nil,
        platform: String? = nil, labels: ProductIdentity = .unknown, isVerified: Bool = true,
        layers: [ImageLayer]
    ) {
        self.names = names
        self.digest = digest
        self.configDigest = configDigest
        self.platform = platform
        self.labels = labels
        self.isVerified = isVerified
        self.layers = layers
    }
}

/// What one step in the making of an image added and removed.
public struct ImageLayer: Hashable, Sendable {
    /// The digest of the uncompressed layer, `sha256:` and hex digits.
    public var digest: String
    /// The command that made the layer, as the image's history has it, untrusted; nil if it has
    /// none.
    public var command: String?
    /// Whether packages or their licenses may differ from those in the layers below: the layer
    /// touches the package database or a copyright file.
    public var changesPackages: Bool

    public init(digest: String, command: String? = nil, changesPackages: Bool) {
        self.digest = digest
        self.command = command
        self.changesPackages = changesPackages
    }
}
