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
    /// The absolute paths that apk's database may have.
    public static let databasePaths = OtherDatabases.apk.map { "/\($0)" }

    let system: InstalledSystem

    /// - Parameter system: the system, already opened.
    public init(_ system: InstalledSystem) {
        self.system = system
    }

    /// The absolute path of the database, readable or not, inside the root; nil if there is none.
    public var databasePath: String? { Self.databasePaths.first(where: system.hasFile(at:)) }

    /// Whether the system says that it is Alpine or derives from it.
    public var isNamed: Bool {
        let release = system.release(defaultID: "", name: "")
        return release.id == "alpine" || release.relatedIDs.contains("alpine")
    }

    /// The states of the files that ``database()`` and ``requests`` are read from: while they stay
    /// equal, so do the answers.
    public var revision: [FileState?] {
        (Self.databasePaths + [OtherDatabases.apkWorld]).map(system.state(of:))
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
                bytes = try system.contents(at: path, limit: OtherDatabases.sizeLimit)
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
    /// The names of the packages that were requested, or of what they provide; nil if there is no
    /// record that can be read.
    public var requests: Set<String>? {
        system.text(at: OtherDatabases.apkWorld).map { Set(relationNames(in: $0)) }
    }
}
