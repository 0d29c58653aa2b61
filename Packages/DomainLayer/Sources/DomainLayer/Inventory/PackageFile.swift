/// The file that an installed package was unpacked from.
public struct PackageFile: Hashable, Sendable {
    /// The file's path in its archive, `pool/main/z/zlib/zlib1g_1.2.13_amd64.deb` (the `Filename`
    /// of apt's lists), or only its name.
    public var path: String
    /// The SHA-256 of the file: 64 lowercase hex digits.
    public var sha256: String

    public init(path: String, sha256: String) {
        self.path = path
        self.sha256 = sha256
    }

    /// The file's own name.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
