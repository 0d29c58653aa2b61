/// The source package that a binary package was built from.
///
/// Debian Policy 5.6.1: the `Source` field is left out if name and version equal the binary
/// package's, and carries a version in parentheses if only that differs. Here both are filled in.
public struct SourcePackage: Hashable, Sendable {
    public var name: String
    public var version: String

    public init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}

/// A source package that became part of a package when that was built, in addition to the source
/// package that it was built from: a static library, for example.
public struct BuiltInSource: Hashable, Sendable {
    /// The version is empty if the field doesn't give an exact one.
    public var source: SourcePackage
    public var field: Field

    /// The field of dpkg's database that names a built-in source; the raw value is its name.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        /// Debian Policy 7.8: what has to be kept with the package, which licenses may require.
        case builtUsing = "Built-Using"
        /// deb-control(5): what was linked statically, or compiled in as Go and Rust programs do.
        case staticBuiltUsing = "Static-Built-Using"
    }

    public init(_ source: SourcePackage, _ field: Field) {
        self.source = source
        self.field = field
    }
}

// MARK: Where to get it

extension SourcePackage {
    /// Whether name and version follow Debian's rules, so that they can stand in commands, file
    /// names and addresses.
    ///
    /// Debian Policy 5.6.1: a name has at least two characters, which are small letters, digits,
    /// `+`, `-` and `.`, and begins with a letter or digit. See ``DebianVersion`` for versions.
    public var isWellFormed: Bool {
        let name = name.utf8
        return name.count >= 2 && name.first?.beginsName == true
            && name.allSatisfy(\.standsInName) && DebianVersion(parsing: version) != nil
    }

    /// The file that describes the source package in Debian's archive, `hello_2.10-3.dsc`; nil
    /// unless the source is well-formed, and for packages of another kind.
    ///
    /// Debian Policy 5.6.12: file names have the version without its epoch.
    public func descriptionFile(on system: SystemIdentity) -> String? {
        guard system.packageType == .debian, isWellFormed else { return nil }
        let start = version.firstIndex(of: ":").map(version.index(after:))
        return "\(name)_\(version[(start ?? version.startIndex)...]).dsc"
    }

    /// The source's page at snapshot.debian.org, which keeps every version that Debian has ever
    /// published; nil unless the source is well-formed, and for other systems than Debian, which
    /// aren't kept there.
    public func snapshotAddress(on system: SystemIdentity) -> String? {
        guard system.id == "debian", isWellFormed else { return nil }
        return "https://snapshot.debian.org/package/\(name.inPath)/\(version.inPath)/"
    }
}

extension String {
    /// Percent-encoded, with `+` and `:` among the encoded characters.
    fileprivate var inPath: String { percentEncoded(keeping: UInt8(ascii: ".")) }
}

extension UInt8 {
    fileprivate var beginsName: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
    }

    fileprivate var standsInName: Bool {
        beginsName || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
            || self == UInt8(ascii: ".")
    }
}
