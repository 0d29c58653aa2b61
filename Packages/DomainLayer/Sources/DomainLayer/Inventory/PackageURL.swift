extension LicenseEntry {
    /// The package's URL, by which other tools know it: `pkg:deb/debian/git@1:2.39?arch=amd64`.
    ///
    /// The package URL specification, type `deb`: the system's id is the namespace, qualifiers are
    /// ordered by name, and namespace and name are in small letters. The version keeps its epoch.
    /// What is empty or unknown is left out, with `distro` where the system names neither a version
    /// nor a codename.
    public func packageURL(on system: SystemIdentity) -> String {
        system.packageURL(name, version, architecture)
    }
}

extension SourcePackage {
    /// The source package's URL: as that of a binary package, with `source` as its architecture.
    public func packageURL(on system: SystemIdentity) -> String {
        system.packageURL(name, version, "source")
    }
}

extension SystemIdentity {
    fileprivate func packageURL(_ name: String, _ version: String, _ architecture: String) -> String
    {
        // Each report has one for every package: bytes in one place, and one string of them.
        var url = Array("pkg:deb/".utf8)
        url.reserveCapacity(Self.usualLength)
        url.append(encoding: id.lowercased())
        url.append(UInt8(ascii: "/"))
        url.append(encoding: name.lowercased())
        if !version.isEmpty {
            url.append(UInt8(ascii: "@"))
            url.append(encoding: version)
        }
        if !architecture.isEmpty {
            url += "?arch=".utf8
            url.append(encoding: architecture)
        }
        if let release = versionID ?? codename {
            url += (architecture.isEmpty ? "?distro=" : "&distro=").utf8
            url.append(encoding: id)
            url.append(UInt8(ascii: "-"))
            url.append(encoding: release)
        }
        return String(decoding: url, as: UTF8.self)
    }

    /// In bytes; few package URLs are longer.
    private static var usualLength: Int { 128 }
}

extension [UInt8] {
    /// Adds a text with what the package URL specification does not leave as it is percent-encoded;
    /// a colon is left.
    fileprivate mutating func append(encoding text: String) {
        append(percentEncoding: text, keeping: UInt8(ascii: ":"))
    }
}
