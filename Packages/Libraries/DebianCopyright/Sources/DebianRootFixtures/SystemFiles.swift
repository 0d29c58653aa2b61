/// A system as its files and links, by their paths below its root: to be laid out in a folder or
/// packed into a tar.
public struct SystemFiles: Hashable, Sendable {
    /// What each file holds.
    public private(set) var files: [String: [UInt8]] = [:]
    /// What each symbolic link holds.
    public private(set) var links: [String: String] = [:]
    /// The paths of files and links, ordered.
    public var paths: [String] { Set(files.keys).union(links.keys).sorted() }

    /// No files.
    public init() {}

    /// dpkg's list of what is installed.
    public static let status = "var/lib/dpkg/status"

    /// A Debian system without packages.
    public static var debian: SystemFiles {
        var system = SystemFiles()
        system.file(status, "")
        return system
    }

    /// How many bytes the files and links hold.
    public var byteCount: Int {
        files.values.reduce(0) { $0 + $1.count } + links.values.reduce(0) { $0 + $1.utf8.count }
    }

    /// Adds a file, or replaces what it holds.
    public mutating func file(_ path: String, _ text: String) {
        files[path] = Array(text.utf8)
    }

    /// Appends to a file, which is created if it doesn't exist.
    public mutating func append(_ bytes: some Sequence<UInt8>, to path: String) {
        files[path, default: []] += bytes
    }

    /// Appends to a file, which is created if it doesn't exist.
    public mutating func append(_ text: String, to path: String) {
        append(text.utf8, to: path)
    }

    /// Makes a symbolic link, which may lead anywhere or nowhere.
    public mutating func link(_ path: String, to target: String) {
        links[path] = target
    }

    /// The files and links except dpkg's list of packages.
    package var withoutStatus: SystemFiles {
        var system = self
        system.files[Self.status] = nil
        return system
    }
}

// MARK: Packages

extension SystemFiles {
    /// Installs a package.
    ///
    /// - Parameters:
    ///   - name: the `Package` field.
    ///   - version: the `Version` field.
    ///   - architecture: the `Architecture` field.
    ///   - fields: further lines of the stanza, such as `Source: name (version)`.
    ///   - copyright: the text of the copyright file; nil for none.
    ///   - folder: what the package's folder in `usr/share/doc` links to; nil if the package has a
    ///     folder of its own.
    public mutating func install(
        _ name: String, version: String = "1.0-1", architecture: String = "all",
        fields: [String] = [], copyright: String? = nil, sharing folder: String? = nil
    ) {
        append(
            Self.stanza(name, version: version, architecture: architecture, fields: fields),
            to: Self.status)
        if let copyright { file("usr/share/doc/\(name)/copyright", copyright) }
        if let folder { link("usr/share/doc/\(name)", to: folder) }
    }

    /// Installs a package whose machine-readable copyright file names a license.
    public mutating func install(_ name: String, version: String = "1.0-1", license: String) {
        install(
            name, version: version,
            copyright: """
                Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

                Files: *
                Copyright: 2001 Ada
                License: \(license)

                """)
    }

    /// A package's stanza in dpkg's `status`, blank line included.
    static func stanza(
        _ name: String, version: String, architecture: String, fields: [String],
        status: String = "install ok installed"
    ) -> String {
        let lines = [
            "Package: \(name)", "Status: \(status)", "Version: \(version)",
            "Architecture: \(architecture)",
        ]
        return (lines + fields).joined(separator: "\n") + "\n\n"
    }
}
