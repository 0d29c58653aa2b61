public import DebianCopyright

/// What to read a system from.
public struct SourceRequest: Hashable, Sendable {
    /// Where it is.
    public enum Place: Hashable, Sendable {
        /// The folder of a system, of an OCI layout or of packages; an image, a package or a tar.
        /// What it is, its contents say. Of several images one is named as `PATH:TAG`, if nothing
        /// has that path.
        case path(String)
        /// Packages that aren't installed, by the paths of their files, as one system.
        case packages([String])
        /// An image, a package or a tar on standard input.
        case standardInput

        /// Whether a path leads to a folder, or to a file that begins as an image, a package or a
        /// tar does. A pipe isn't looked at.
        public static func isSource(_ path: String) -> Bool { SourcePlace.holdsSource(path) }
    }

    public var place: Place
    /// Of several images the one for `OS/ARCHITECTURE` or `OS/ARCHITECTURE/VARIANT`; nil for the
    /// only one.
    public var platform: String?
    /// Whether the lists of packages' files will be asked for.
    public var includesFileLists: Bool
    /// Whether the digests of an image's layers are computed, which takes about as long as
    /// `sha256sum` does. Those of its documents always are.
    public var isVerifying: Bool

    /// A request for a place.
    public init(
        _ place: Place, platform: String? = nil, includesFileLists: Bool = false,
        isVerifying: Bool = true
    ) {
        self.place = place
        self.platform = platform
        self.includesFileLists = includesFileLists
        self.isVerifying = isVerifying
    }
}

/// Why there is no system.
public enum SourceError: Error, Hashable, Sendable {
    /// The folder or the file is not there, or can't be entered.
    case unreachable(path: String, SystemError)
    /// The image, package or tar can't be read; the path is that of the file at fault, `-` for
    /// standard input.
    case archive(ArchiveError, path: String)
}
