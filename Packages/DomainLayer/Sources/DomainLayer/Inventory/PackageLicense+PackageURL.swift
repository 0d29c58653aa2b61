extension PackageLicense {
    /// The package's URL, by which other tools know it: `pkg:deb/debian/git@1:2.39?arch=amd64`.
    ///
    /// The package URL specification, types `deb` and `apk`: the system's id is the namespace,
    /// qualifiers are ordered by name, and namespace and name are in small letters. The version
    /// keeps its epoch. Empty or unknown parts are left out; so is `distro` if the system has
    /// neither a version nor a codename.
    ///
    /// - Parameters:
    ///   - system: where the package is installed.
    ///   - namesSource: whether to add the source package as `upstream`, as syft does and scanners
    ///     for vulnerabilities read it: `upstream=gcc-12`, with its version if that isn't the
    ///     package's own. A source that has the package's name and version is left out.
    public func packageURL(on system: SystemIdentity, namesSource: Bool = false) -> String {
        system.packageURL(name, version, architecture, upstream: namesSource ? upstream : nil)
    }

    /// The source package, if it differs from the package, with its version if that differs.
    private var upstream: String? {
        if source.name.isEmpty { return nil }
        if source.version == version { return source.name == name ? nil : source.name }
        return "\(source.name)@\(source.version)"
    }
}

extension SourcePackage {
    /// The source package's URL: like that of a binary package, with `source` as its architecture,
    /// which the package URL specification defines for the type `deb` alone.
    public func packageURL(on system: SystemIdentity) -> String {
        system.packageURL(name, version, system.packageType == .debian ? "source" : "")
    }
}

extension SystemIdentity {
    fileprivate func packageURL(
        _ name: String, _ version: String, _ architecture: String, upstream: String? = nil
    ) -> String {
        var url =
            "pkg:\(packageType.rawValue)/\(id.lowercased().inPackageURL)/\(name.lowercased().inPackageURL)"
        if !version.isEmpty { url += "@\(version.inPackageURL)" }
        var qualifiers: [String] = []
        if !architecture.isEmpty { qualifiers.append("arch=\(architecture.inPackageURL)") }
        if let release {
            qualifiers.append("distro=\(id.inPackageURL)-\(release.inPackageURL)")
        }
        if let upstream { qualifiers.append("upstream=\(upstream.inPackageURL)") }
        return qualifiers.isEmpty ? url : url + "?" + qualifiers.joined(separator: "&")
    }
}

extension String {
    /// Percent-encoded, except for what the package URL specification keeps, colons included.
    fileprivate var inPackageURL: String { percentEncoded(keeping: UInt8(ascii: ":")) }
}
