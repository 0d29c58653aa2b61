/// A place that holds a system.
public enum SystemPlace: Hashable, Sendable {
    /// The folder of a system, of an OCI layout or of packages, or the file of an image, a package
    /// or a tar. Its contents decide which of these it is. `PATH:TAG` chooses one of several
    /// images, unless a file has that path.
    case path(String)
    /// Packages that aren't installed, by the paths of their files, as one system.
    case packages([String])
    /// An image, a package or a tar on standard input.
    case standardInput

    /// Whether a path leads to a folder, or to a file that begins like an image, a package or a
    /// tar; false for a pipe, which can be read only once.
    public static func mayBe(at path: String) -> Bool { HostPath(path).leadsToSystem }
}
