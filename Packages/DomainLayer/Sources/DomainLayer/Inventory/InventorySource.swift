/// Where to read an inventory.
///
/// It is an argument of the driver rather than a part of it, so that containers need none and
/// one driver serves every root.
public enum InventorySource: Hashable, Sendable {
    /// What a driver reads when nobody names a place: this machine, or the samples of a mock.
    case standard
    /// The folder of a Debian system, an image, a package, or whatever else holds one; what it is,
    /// its contents say. One of several images may be named as `PATH:TAG`, or chosen by its
    /// platform, `OS/ARCHITECTURE` or `OS/ARCHITECTURE/VARIANT`; nil for the only one. Unless an
    /// image is verified, its layers are taken for those that it names, whatever their digests
    /// are. A mock takes the path as the name of a scenario.
    case root(InputSource, platform: String? = nil, isVerified: Bool = true)
    /// Debian packages that nobody has installed, by the paths of their files, as one system.
    case packages([String])
    /// An image as it was after its lowest layers, so many of them: 1 is the base alone.
    indirect case layer(Int, of: InventorySource)

    /// What a path leads to, verified; of several images the only one.
    public static func root(_ path: String) -> InventorySource { .root(.path(path)) }
}
