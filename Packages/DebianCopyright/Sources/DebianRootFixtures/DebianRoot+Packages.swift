extension DebianRoot {
    /// Makes the root one of a Debian system without packages; `install` does so too.
    public func debian() throws {
        try append("", to: "var/lib/dpkg/status")
    }

    /// Installs a package: its stanza in dpkg's `status`, its copyright file, its list of files.
    ///
    /// - Parameters:
    ///   - name: the `Package` field.
    ///   - version: the `Version` field.
    ///   - architecture: the `Architecture` field.
    ///   - fields: further lines of the stanza, such as `Source: name (version)`.
    ///   - status: the `Status` field.
    ///   - copyright: the text of the copyright file; nil for none.
    ///   - files: absolute paths that the package owns besides.
    public func install(
        _ name: String,
        version: String = "1.0-1",
        architecture: String = "all",
        fields: [String] = [],
        status: String = "install ok installed",
        copyright: String? = nil,
        files: [String] = []
    ) throws {
        var stanza = [
            "Package: \(name)", "Status: \(status)", "Version: \(version)",
            "Architecture: \(architecture)",
        ]
        stanza += fields
        try append(stanza.joined(separator: "\n") + "\n\n", to: "var/lib/dpkg/status")
        var owned = files
        if let copyright {
            try file("usr/share/doc/\(name)/copyright", copyright)
            owned.append("/usr/share/doc/\(name)/copyright")
        }
        try file(
            "var/lib/dpkg/info/\(name).list", owned.map { "\($0)\n" }.joined())
    }
}
