public import DebianSystems

/// An installed Alpine system, in a folder or an image, as apk records it.
///
/// ```swift
/// let system = AlpineSystem(try InstalledSystem(path: "/"))
/// for package in try system.database().packages {
///     print(package.name, package.license ?? "no license")
/// }
/// ```
///
/// Files are read only when they are needed, and never outside of the system's root.
public struct AlpineSystem: Sendable {
    /// The paths of apk's database: the usual one, and the one since apk-tools 3.
    public static let databasePaths = ["/lib/apk/db/installed", "/usr/lib/apk/db/installed"]

    /// The size limit of the database, in bytes; with 2,000 packages it has about 20 MB.
    public static let sizeLimit = 1 << 26

    let system: InstalledSystem

    /// - Parameter system: the system, already opened.
    public init(_ system: InstalledSystem) {
        self.system = system
    }

    /// Whether there is a database, readable or not.
    public var hasDatabase: Bool { Self.databasePaths.contains(where: system.hasFile(at:)) }

    /// The states of the files that ``database()`` and ``requests`` are read from: while they stay
    /// equal, so do the answers.
    public var revision: [FileState?] {
        (Self.databasePaths + [Self.requestsPath]).map(system.state(of:))
    }

    /// Reads the database.
    ///
    /// - Throws: ``ApkDatabaseError`` if there is none that can be read.
    public func database() throws(ApkDatabaseError) -> ApkDatabase {
        var reader = ApkDatabaseReader()
        try read(with: &reader)
        return reader.database
    }

    /// The packages that own a file, ordered as in ``ApkDatabase/packages``; empty if none does.
    ///
    /// - Parameter path: absolute inside the root, as the database has it.
    /// - Throws: ``ApkDatabaseError`` if there is no database that can be read.
    public func owners(of path: String) throws(ApkDatabaseError) -> [ApkPackage] {
        var reader = ApkDatabaseReader(searching: path)
        try read(with: &reader)
        return reader.database.packages.filter { reader.owners.contains($0.id) }
    }

    /// Reads each file of the database once; one of its paths may be a link to the other.
    private func read(with reader: inout ApkDatabaseReader) throws(ApkDatabaseError) {
        var seen: Set<FileState> = []
        for path in Self.databasePaths {
            let bytes: [UInt8]
            do throws(FileProblem) {
                bytes = try system.contents(at: path, limit: Self.sizeLimit)
            } catch {
                if error == .missing { continue }
                throw .unreadable(path: path, error)
            }
            if let state = system.state(of: path), seen.insert(state).inserted {
                try reader.read(bytes, path: path)
            }
        }
        if seen.isEmpty { throw .missing }
    }
}

// MARK: What was requested

extension AlpineSystem {
    /// The file with the packages that were requested, apk's "world" (apk-world(5)).
    static let requestsPath = "/etc/apk/world"

    /// The names of the packages that were requested, or of what they provide; nil if there is no
    /// record that can be read.
    public var requests: Set<String>? {
        system.text(at: Self.requestsPath).map { Set(relationNames(in: $0)) }
    }
}
