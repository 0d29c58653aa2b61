import Foundation

/// A system as its files and links, by their paths below its root.
public struct SystemFiles: Hashable, Sendable {
    public private(set) var files: [String: [UInt8]]
    /// What each symbolic link holds.
    public private(set) var links: [String: String] = [:]

    /// A Debian system without packages, or whatever the files make of it.
    public init(files: [String: [UInt8]] = [Self.status: []]) {
        self.files = files
    }

    /// dpkg's list of what is installed.
    public static let status = "var/lib/dpkg/status"

    /// How many bytes its files and links hold.
    public var byteCount: Int {
        files.values.reduce(0) { $0 + $1.count } + links.values.reduce(0) { $0 + $1.utf8.count }
    }

    /// Writes after what the file holds; one that is not there is made.
    public mutating func append(_ bytes: some Sequence<UInt8>, to path: String) {
        files[path, default: []] += bytes
    }

    public mutating func link(_ path: String, to target: String) {
        links[path] = target
    }

    /// Installs a package, with further lines of its stanza.
    ///
    /// - Parameters:
    ///   - name: the `Package` field.
    ///   - version: the `Version` field.
    ///   - architecture: the `Architecture` field.
    ///   - fields: the further lines.
    ///   - copyright: its copyright file; nil for none.
    ///   - folder: what its folder below `usr/share/doc` links to; nil if it is one of its own.
    public mutating func install(
        _ name: String, version: String = "1", architecture: String = "all",
        fields: [String] = [], copyright: String? = nil, sharing folder: String? = nil
    ) {
        let stanza = [
            "Package: \(name)", "Status: install ok installed", "Version: \(version)",
            "Architecture: \(architecture)",
        ]
        append("\((stanza + fields).joined(separator: "\n"))\n\n".utf8, to: Self.status)
        if let copyright { append(copyright.utf8, to: "usr/share/doc/\(name)/copyright") }
        if let folder { link("usr/share/doc/\(name)", to: folder) }
    }

    /// Writes the system into a folder, which is made if it is missing.
    ///
    /// - Throws: ``FolderError`` if a folder, file or link can't be written.
    public func write(to root: String) throws(FolderError) {
        for (path, bytes) in files { try Self.write(bytes, to: "\(root)/\(path)") }
        for (path, target) in links {
            let path = "\(root)/\(path)"
            try Self.makeFolder(of: path)
            guard symlink(target, path) == 0 else {
                throw FolderError(path: path, reason: String(cString: strerror(errno)))
            }
        }
    }

    /// Writes a file over the old one, in folders that are made if they are missing.
    static func write(_ bytes: [UInt8], to path: String) throws(FolderError) {
        try makeFolder(of: path)
        do {
            try Data(bytes).write(to: URL(filePath: path))
        } catch {
            throw FolderError(path: path, reason: error.localizedDescription)
        }
    }

    private static func makeFolder(of path: String) throws(FolderError) {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FolderError(path: folder, reason: error.localizedDescription)
        }
    }
}

/// Why a folder, file or link was not written.
public struct FolderError: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// In the system's words.
    public let reason: String

    public var description: String { "\(path): \(reason)" }
}
