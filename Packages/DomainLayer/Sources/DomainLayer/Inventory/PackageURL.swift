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
        var url = "pkg:deb/\(id.lowercased().urlEncoded)/\(name.lowercased().urlEncoded)"
        if !version.isEmpty { url += "@" + version.urlEncoded }
        var qualifiers: [String] = []
        if !architecture.isEmpty { qualifiers.append("arch=" + architecture.urlEncoded) }
        if let release = versionID ?? codename {
            qualifiers.append("distro=" + "\(id)-\(release)".urlEncoded)
        }
        if !qualifiers.isEmpty { url += "?" + qualifiers.joined(separator: "&") }
        return url
    }
}

extension String {
    /// The UTF-8 bytes, those percent-encoded that the package URL specification does not leave as
    /// they are: letters, digits, `.`, `-`, `_`, `~` and `:`.
    fileprivate var urlEncoded: String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        for byte in utf8 {
            if byte.isLiteralInURL {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isLiteralInURL: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
