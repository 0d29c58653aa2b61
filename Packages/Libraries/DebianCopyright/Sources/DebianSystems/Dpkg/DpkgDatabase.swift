/// The packages whose files are installed, according to dpkg's database.
///
/// The database is the file `var/lib/dpkg/status` with later changes in dpkg's journal, the files
/// in `var/lib/dpkg/updates`. Images without dpkg (distroless) have one file for each package in
/// `var/lib/dpkg/status.d` instead. An image has both if its layers were made with different tools.
package struct DpkgDatabase: Sendable {
    /// The size limit of a file, in bytes; a `status` of all of Debian would be a tenth of it.
    static let sizeLimit = 1 << 30

    /// Ordered by name, then architecture, as bytes; no two packages share both.
    package let packages: [InstalledPackage]
    /// The relations of each package to others, in the order of ``packages``; empty if they weren't
    /// requested.
    let relations: [PackageRelations]
    /// The problems found in the files, in the order of the files and their stanzas, duplicates
    /// last.
    package let problems: [DatabaseProblem]

    /// Reads the database without ``relations``.
    ///
    /// - Parameter root: the system to read.
    /// - Throws: ``DatabaseError`` if there is no database to read.
    package init(root: RootDirectory) async throws(DatabaseError) {
        try await self.init(root: root, includingRelations: false)
    }

    /// Reads the database.
    ///
    /// - Parameters:
    ///   - root: the system to read.
    ///   - includingRelations: whether to read ``relations``, which takes longer than all the rest.
    /// - Throws: ``DatabaseError`` if there is no database to read.
    package init(root: RootDirectory, includingRelations: Bool) async throws(DatabaseError) {
        var reader: StatusReader
        var buffer = FileBuffer()
        let path = "/var/lib/dpkg/status"
        var hasStatus = true
        do throws(FileProblem) {
            try root.read(path, limit: DpkgDatabase.sizeLimit, into: &buffer)
            reader = await StatusReader(
                status: buffer, path: path, includingRelations: includingRelations)
        } catch {
            guard error == .missing else { throw .unreadable(path: path, error) }
            reader = StatusReader(includingRelations: includingRelations)
            hasStatus = false
        }
        _ = try reader.readFolder("updates", of: .update, in: root, into: &buffer)
        // dpkg's journal doesn't apply to the packages of `status.d`, which dpkg doesn't know.
        reader.applyUpdates()
        let hasFolder = try reader.readFolder("status.d", of: .control, in: root, into: &buffer)
        guard hasStatus || hasFolder || !reader.packages.isEmpty else {
            throw .notDebianRoot(path: root.path)
        }
        if let refusal = reader.refusal { throw refusal }
        reader.order()
        packages = reader.packages
        relations = reader.relations
        problems = reader.problems
    }
}

extension StatusReader {
    /// Reads the files of a folder; only regular files describe packages. A file with several names
    /// is read once.
    ///
    /// - Returns: whether the folder exists.
    fileprivate mutating func readFolder(
        _ name: String, of source: Source, in root: RootDirectory, into buffer: inout FileBuffer
    ) throws(DatabaseError) -> Bool {
        let path = "/var/lib/dpkg/\(name)"
        let folder: RootFolder
        let names: [[UInt8]]
        do throws(FileProblem) {
            folder = try root.folder(path)
            names = try folder.names()
        } catch {
            guard error == .missing else { throw .unreadable(path: path, error) }
            return false
        }
        var seen: Set<FileState> = []
        for name in source.files(of: names) {
            let path = "\(path)/\(String(decoding: name, as: UTF8.self))"
            do throws(FileProblem) {
                let file = try folder.open(name)
                guard seen.insert(file.state).inserted else { continue }
                try file.read(limit: DpkgDatabase.sizeLimit, into: &buffer)
                buffer.withBytes { read($0, of: source, path: path) }
            } catch {
                guard error != .notRegularFile else { continue }
                report(.unreadable(error), path: path, line: nil)
            }
        }
        return true
    }
}

extension StatusReader.Source {
    /// The names of the folder's files that describe packages, in the order of precedence.
    fileprivate func files(of names: [[UInt8]]) -> [[UInt8]] {
        switch self {
        case .status: []
        case .control: names.filter { !$0.suffix(8).elementsEqual(".md5sums".utf8) }
        // dpkg numbers finished files; files without a number are still being written.
        case .update:
            names.filter { $0.allSatisfy(\.isDigit) }.sorted {
                $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
            }
        }
    }
}

/// The reason that there is no list of packages.
public enum DatabaseError: Error, Hashable, Sendable {
    /// The root has no dpkg database; the path is the one that the caller gave.
    case notDebianRoot(path: String)
    /// The database can't be read; the path is absolute inside the root.
    case unreadable(path: String, FileProblem)
    /// A stanza repeats this field in this line, 1-based, which would hide a package or turn it
    /// into another. dpkg refuses such a file.
    case repeatedField(String, path: String, line: Int)
}

/// Something in dpkg's database that could not be read as it should; the rest was read.
public struct DatabaseProblem: Hashable, Sendable {
    /// The kind of problem.
    public enum Kind: Hashable, Sendable {
        /// The stanza lacks this field. Without `Package`, or in `status` without `Status`, its
        /// package is not listed; without `Version` or `Architecture` it is.
        case missingField(String)
        /// An earlier stanza has this `name:architecture` as well. The later one counts, as it does
        /// for dpkg.
        case duplicate(String)
        /// The file is cut off: dpkg ends each line of `status` with a line feed, and the last line
        /// has none.
        case truncated
        /// The line neither is a field nor continues one.
        case strayLine
        /// The file could not be read.
        case unreadable(FileProblem)
    }

    /// The kind of problem.
    public let kind: Kind
    /// The file's absolute path inside the root.
    public let path: String
    /// The 1-based line; nil if the problem concerns the whole file.
    public let line: Int?
}

// MARK: Revision

/// The state of dpkg's database: while it stays equal, reading the database gives equal results.
///
/// The state consists of what the file system reports about the files; taking it costs no more than
/// opening them.
public struct DatabaseRevision: Hashable, Sendable {
    /// The state of each file, or why it can't be examined, by the file's name.
    private var files: [[UInt8]: Result<FileState, FileProblem>] = [:]

    /// Examines the files that ``DpkgDatabase`` reads. An error is a state as well.
    init(root: RootDirectory) {
        guard let folder = try? root.folder("/var/lib/dpkg") else { return }
        let status = Array("status".utf8)
        look(at: status, in: folder)
        for name in ["status.d", "updates"] {
            guard let folder = try? folder.folder(name), let names = try? folder.names() else {
                continue
            }
            for name in names { look(at: name, in: folder) }
        }
    }

    private mutating func look(at name: [UInt8], in folder: RootFolder) {
        do throws(FileProblem) {
            files[name] = .success(try folder.open(name).state)
        } catch {
            files[name] = .failure(error)
        }
    }
}

// MARK: Packages that answer for others

extension DpkgDatabase {
    /// For each package, the package whose copyright file may answer in its place: the first in
    /// ``packages`` of the same source package and version whose own file answered. Copyright files
    /// are written for source packages, so the binary packages of one source nearly always have
    /// equal ones.
    ///
    /// - Parameter answered: for each package, whether its own file was read.
    /// - Returns: for each package, the index of the other package; nil if its own file answered or
    ///   no sibling's did.
    package func siblings(answered: [Bool]) -> [Int?] {
        guard answered.contains(false) else { return Array(repeating: nil, count: answered.count) }
        struct Source: Hashable {
            let name: String
            let version: String
        }
        var answers: [Source: Int] = [:]
        func source(_ package: InstalledPackage) -> Source {
            Source(name: package.sourceName, version: package.sourceVersion)
        }
        for (index, package) in packages.enumerated().reversed() where answered[index] {
            answers[source(package)] = index
        }
        return packages.indices.map { index in
            answered[index] ? nil : answers[source(packages[index])]
        }
    }
}
