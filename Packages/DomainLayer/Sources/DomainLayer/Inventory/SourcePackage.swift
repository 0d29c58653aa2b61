/// The source package that a binary package was built from.
///
/// Debian Policy 5.6.1: the `Source` field is left out where name and version equal the binary
/// package's, and carries a version in parentheses where only that differs. Both are filled in
/// here.
public struct SourcePackage: Hashable, Sendable {
    public var name: String
    public var version: String

    public init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}
