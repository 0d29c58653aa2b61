/// Which system was read, as its `os-release` file says.
public struct SystemIdentity: Hashable, Sendable {
    /// `ID`, for example `debian`; `debian` where there is no such file.
    public var id: String
    /// `VERSION_ID`, for example `12`; nil on systems that have none, such as Debian unstable.
    public var versionID: String?
    /// `VERSION_CODENAME`, for example `bookworm`.
    public var codename: String?
    /// `PRETTY_NAME`, for people.
    public var name: String

    public init(id: String, versionID: String?, codename: String? = nil, name: String) {
        self.id = id
        self.versionID = versionID
        self.codename = codename
        self.name = name
    }
}
