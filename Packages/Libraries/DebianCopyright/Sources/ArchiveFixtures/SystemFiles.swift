public import DebianRootFixtures

/// The files of an invented system, to be laid out in a folder or packed into a tar.
public struct SystemFiles: Sendable {
    private enum Entry {
        case file(String)
        case link(String)
    }

    private var entries: [(path: String, entry: Entry)] = []
    private var stanzas: [String] = []

    /// No files.
    public init() {}

    public mutating func file(_ path: String, _ text: String) {
        entries.append((path, .file(text)))
    }

    public mutating func link(_ path: String, to target: String) {
        entries.append((path, .link(target)))
    }

    /// Installs a package with a copyright file.
    public mutating func install(_ name: String, version: String = "1.0-1", license: String) {
        stanzas.append(
            """
            Package: \(name)
            Status: install ok installed
            Version: \(version)
            Architecture: all


            """)
        file(
            "usr/share/doc/\(name)/copyright",
            """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

            Files: *
            Copyright: 2001 Ada
            License: \(license)

            """)
    }

    /// The same without dpkg's database.
    var withoutDatabase: SystemFiles {
        var files = self
        files.stanzas = []
        return files
    }

    private var all: [(path: String, entry: Entry)] {
        stanzas.isEmpty
            ? entries : entries + [("var/lib/dpkg/status", .file(stanzas.joined()))]
    }

    /// Lays the files out below a root.
    public func write(to root: DebianRoot) throws {
        for (path, entry) in all {
            switch entry {
            case .file(let text): try root.file(path, text)
            case .link(let target): try root.link(path, to: target)
            }
        }
    }

    /// A tar of them, as `tar -C ROOT -c .` names them.
    public var tar: [UInt8] {
        var tar = TarBuilder()
        var folders: Set<String> = []
        for (path, entry) in all {
            var folder = "./"
            for name in path.split(separator: "/") {
                if folders.insert(folder).inserted { tar.folder(folder) }
                folder += "\(name)/"
            }
            switch entry {
            case .file(let text): tar.file("./\(path)", text)
            case .link(let target): tar.link("./\(path)", to: target)
            }
        }
        return tar.bytes
    }
}
