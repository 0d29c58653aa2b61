/// Which container image a system was read from (the OCI image specification has these terms).
public struct ImageIdentity: Hashable, Sendable {
    /// The names that it was saved under, `repository:tag` each or a tag alone; empty if it has
    /// none. ``ImageName`` takes them apart.
    public var names: [String]
    /// The digest of its manifest, `sha256:` and hex digits, by which registries know it; nil if it
    /// was saved in a form that has none.
    public var digest: String?
    /// The digest of its configuration, which container programs show as the image's id.
    public var configDigest: String?
    /// `OS/ARCHITECTURE` or `OS/ARCHITECTURE/VARIANT`, as in `linux/arm64/v8`; nil if nothing says.
    public var platform: String?
    /// Whether the layers were found to have the digests that are stated for them.
    public var isVerified: Bool
    /// From the base upwards; the first one has number 1.
    public var layers: [ImageLayer]

    public init(
        names: [String] = [], digest: String? = nil, configDigest: String? = nil,
        platform: String? = nil, isVerified: Bool = true, layers: [ImageLayer]
    ) {
        self.names = names
        self.digest = digest
        self.configDigest = configDigest
        self.platform = platform
        self.isVerified = isVerified
        self.layers = layers
    }
}

/// What one step of an image's making has added to it and removed from it.
public struct ImageLayer: Hashable, Sendable {
    /// The digest of the uncompressed layer, `sha256:` and hex digits.
    public var digest: String
    /// The command that made it, as the image's history has it, untrusted; nil if it has none.
    public var command: String?
    /// Whether packages or their licenses may be others than in the layers below: it touches dpkg's
    /// database or a copyright file.
    public var changesPackages: Bool

    public init(digest: String, command: String? = nil, changesPackages: Bool) {
        self.digest = digest
        self.command = command
        self.changesPackages = changesPackages
    }
}
