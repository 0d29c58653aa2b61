/// Finds packages that could not be installed together unchanged, so that one package's files would
/// decide what is read about another.
///
/// dpkg refuses to unpack a file over another package's, unless both are equal.
struct PackageConflicts {
    private struct Owner {
        let package: InstalledPackage
        /// The path of the package's file on the host.
        let path: String
    }

    private struct Place {
        let kind: Changeset.Change.Kind
        /// The path of the package's file on the host.
        let path: String
    }

    /// The packages by name; the first of those that share a name.
    private let owners: [[UInt8]: Owner]
    /// The files and links that a listing reads, and the folders on the way to them, by path.
    private var places: [[[UInt8]]: Place] = [:]

    /// - Parameters:
    ///   - packages: all packages of the system, with the paths of their files.
    ///   - paths: the paths that are read of the system.
    /// - Throws: ``ArchiveError/conflictingPackage(_:otherPath:)``.
    static func refuse(
        in packages: [(package: DebPackage, path: String)], reading paths: KeptPaths
    ) throws(OpeningError) {
        var conflicts = PackageConflicts(
            owners: Dictionary(
                packages.compactMap { package, path in
                    package.installed.map { (Array($0.name.utf8), Owner(package: $0, path: path)) }
                }, uniquingKeysWith: { first, _ in first }))
        for (package, path) in packages {
            try OpeningError.naming(path) { () throws(ArchiveError) in
                try conflicts.add(package, path, reading: paths)
            }
        }
    }

    private init(owners: [[UInt8]: Owner]) {
        self.owners = owners
    }

    private mutating func add(
        _ package: DebPackage, _ path: String, reading paths: KeptPaths
    ) throws(ArchiveError) {
        let installed = package.installed
        for change in package.files.changes where paths.reads(change.names) {
            if case .folder = change.kind { continue }
            if let owner = owner(of: change.names), let installed,
                owner.package.name != installed.name,
                owner.package.sourceName != installed.sourceName
            {
                throw .conflictingPackage(change.path, otherPath: owner.path)
            }
            for count in change.names.indices.dropFirst() {
                try add(.folder, at: Array(change.names[..<count]), of: path)
            }
            try add(change.kind, at: change.names, of: path)
        }
    }

    private mutating func add(
        _ kind: Changeset.Change.Kind, at names: [[UInt8]], of path: String
    ) throws(ArchiveError) {
        guard let known = places.updateValue(Place(kind: kind, path: path), forKey: names),
            known.path != path
        else { return }
        guard try known.kind.isSame(as: kind) else {
            let place = Changeset.Change(names: names, kind: kind).path
            throw .conflictingPackage(place, otherPath: known.path)
        }
    }

    /// The package whose documentation folder contains a path; nil if it is none of these packages.
    private func owner(of names: [[UInt8]]) -> Owner? {
        let folder = ["usr", "share", "doc"].map { Array($0.utf8) }
        return names.count > 3 && names.starts(with: folder) ? owners[names[3]] : nil
    }
}

extension Changeset.Change {
    /// The path from the root.
    fileprivate var path: String {
        names.map { "/" + String(decoding: $0, as: UTF8.self) }.joined()
    }
}

extension Changeset.Change.Kind {
    /// Whether the two changes are interchangeable.
    fileprivate func isSame(as other: Changeset.Change.Kind) throws(ArchiveError) -> Bool {
        switch (self, other) {
        case (.folder, .folder): true
        case (.link(let target), .link(let otherTarget)): target == otherTarget
        case (.hardLink(let target), .hardLink(let otherTarget)): target == otherTarget
        case (.file(let content), .file(let otherContent)):
            if let bytes = try content.bytes() { try otherContent.bytes() == bytes } else { false }
        default: false
        }
    }
}

extension FileTree.Content {
    /// The bytes; nil if they aren't available, so that the content equals nothing.
    fileprivate func bytes() throws(ArchiveError) -> [UInt8]? {
        switch self {
        case .bytes(let bytes): bytes
        case .extent(let file, let offset, let count):
            try ByteStream(file: file, range: offset..<offset + count).read(count)
        case .omitted, .passed: nil
        }
    }
}
