/// Where to read an inventory.
///
/// ```swift
/// let image = InventorySource.root(.path("shop.tar"), platform: "linux/arm64")
/// let base = InventorySource.layer(1, of: image)
/// ```
///
/// A source is an argument of the driver's methods rather than a part of the driver, so that
/// containers need no arguments and one driver serves every root.
public enum InventorySource: Hashable, Sendable {
    /// What a driver reads by default: this machine, or the samples of a mock.
    case standard
    /// The folder of a system, an image, a package, or a folder or archive with one of
    /// these; the contents decide which. One of several images may be named as `PATH:TAG`, or
    /// chosen by its platform, `OS/ARCHITECTURE` or `OS/ARCHITECTURE/VARIANT`; nil for the only
    /// one. Unless an image is verified, its layers are trusted to be the ones that it names,
    /// whatever their digests are. A mock takes the path as the name of a scenario.
    case root(InputSource, platform: String? = nil, isVerified: Bool = true)
    /// Debian packages that aren't installed, by the paths of their files, read as one system.
    case packages([String])
    /// An image as it was after this many of its lowest layers: 1 is the base alone.
    indirect case layer(Int, of: InventorySource)

    /// The source at a path, verified; of several images the only one.
    public static func root(_ path: String) -> InventorySource { .root(.path(path)) }
}

/// An input, as the user named it.
public enum InputSource: Hashable, Sendable {
    /// Standard input, up to its end.
    case standardInput
    /// A file on this machine, links followed, or a folder if that is useful; a mock takes the path
    /// as the name of a sample.
    case path(String)
}
