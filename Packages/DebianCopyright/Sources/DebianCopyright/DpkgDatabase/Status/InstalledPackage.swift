/// A binary package that is installed, as its stanza in dpkg's database says.
///
/// Text that is not UTF-8 is repaired with U+FFFD.
public struct InstalledPackage: Hashable, Sendable {
    /// The `Package` field; never empty.
    public var name: String
    /// The `Version` field, epoch and revision included; empty where the stanza lacks one.
    public var version: String
    /// The `Architecture` field: `amd64`, `all`, …; empty where the stanza lacks one.
    public var architecture: String
    /// The source package's name. Debian Policy 5.6.1: the binary package's own where the
    /// `Source` field is absent.
    public var sourceName: String
    /// The source package's version: the one in parentheses behind its name, otherwise the binary
    /// package's own.
    public var sourceVersion: String
    /// The `Section` field, for example `libs` or `non-free/net`; empty where there is none.
    public var section: String
    /// The `Maintainer` field, usually `Name <mail>`; empty where there is none.
    public var maintainer: String
    /// The `Installed-Size` field, in KiB; 0 where there is none.
    public var installedSize: Int
    /// The 1-based line at which the stanza begins.
    public var line: Int

    public init(
        name: String,
        version: String,
        architecture: String,
        sourceName: String,
        sourceVersion: String,
        section: String = "",
        maintainer: String = "",
        installedSize: Int = 0,
        line: Int = 1
    ) {
        self.name = name
        self.version = version
        self.architecture = architecture
        self.sourceName = sourceName
        self.sourceVersion = sourceVersion
        self.section = section
        self.maintainer = maintainer
        self.installedSize = installedSize
        self.line = line
    }

    /// `name:architecture`, dpkg's own name for one installed instance of a package.
    public var id: String { "\(name):\(architecture)" }

    /// Where Debian Policy 12.5 puts the copyright file: the package's name names the folder,
    /// without the architecture. The folder may be a link to another package's.
    public var copyrightPath: String {
        // As an interpolation it would be made twice, for that begins too small.
        var path = "/usr/share/doc/"
        path.reserveCapacity(64)
        path += name
        path += "/copyright"
        return path
    }

    /// The first field that a complete stanza would have and this one lacks; nil where none is.
    public var missingField: String? {
        version.isEmpty ? "Version" : architecture.isEmpty ? "Architecture" : nil
    }
}
