/// A place that holds a system.
public enum SystemPlace: Hashable, Sendable {
    /// The folder of a system, of an OCI layout or of packages; an image, a package or a tar.
    /// What it is, its contents say. Of several images one is named as `PATH:TAG`, if nothing
    /// has that path.
    case path(String)
    /// Packages that aren't installed, by the paths of their files, as one system.
    case packages([String])
    /// An image, a package or a tar on standard input.
    case standardInput

    /// Whether a path leads to a folder, or to a file that begins as an image, a package or a tar
    /// does. A pipe isn't looked at.
    public static func mayBe(at path: String) -> Bool { HostPath(path).leadsToSystem }
}
