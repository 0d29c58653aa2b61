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
        var url = "pkg:deb/" + id.lowercased().urlEncoded + "/" + name.lowercased().urlEncoded
        if !version.isEmpty { url += "@" + version.urlEncoded }
        if !architecture.isEmpty { url += "?arch=" + architecture.urlEncoded }
        if let release = versionID ?? codename {
            url += architecture.isEmpty ? "?" : "&"
            url += "distro=" + (id + "-" + release).urlEncoded
        }
        return url
    }
}

extension String {
    /// The text with what the package URL specification does not leave as it is percent-encoded; a
    /// colon is left.
    fileprivate var urlEncoded: String { percentEncoded(keeping: UInt8(ascii: ":")) }
}
