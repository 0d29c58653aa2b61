/// The packages whose files are installed, as dpkg's database says.
///
/// It is the file `var/lib/dpkg/status` or, where that is missing, the files in
/// `var/lib/dpkg/status.d`, one for each package, that images without dpkg have (distroless).
struct DpkgDatabase: Sendable {
    /// The longest file that is read, in bytes; a `status` of all of Debian would be a tenth of it.
    static let sizeLimit = 1 << 30

    /// Ordered by name, then architecture, as bytes; no two have both in common.
    let packages: [InstalledPackage]
    /// What each of the packages says about others, in their order; empty if they were not asked
    /// for.
    let relations: [PackageRelations]
    /// What could not be read as it should, in the order of the files and their stanzas,
    /// duplicates last; empty if all is well.
    let problems: [DatabaseProblem]

    /// - Parameter root: the system that is read.
    /// - Throws: ``DatabaseError`` if there is nothing to read.
    init(root: RootDirectory) async throws(DatabaseError) {
        try await self.init(root: root, includingRelations: false)
    }

    /// The same, with ``relations`` if they are asked for: to read them takes longer than all
    /// the rest.
    init(root: RootDirectory, includingRelations: Bool) async throws(DatabaseError) {
        var reader: StatusReader
        var buffer = FileBuffer()
        let path = "/var/lib/dpkg/status"
        do throws(FileProblem) {
            try root.read(path, limit: DpkgDatabase.sizeLimit, into: &buffer)
            reader = await StatusReader(
                status: buffer, path: path, includingRelations: includingRelations)
        } catch {
            guard error == .missing else { throw .unreadable(path: path, error) }
            reader = StatusReader(includingRelations: includingRelations)
            try reader.readFolder(of: root, into: &buffer)
        }
        reader.order()
        packages = reader.packages
        relations = reader.relations
        problems = reader.problems
    }
}

extension StatusReader {
    /// Reads the files of `status.d`, of which only regular ones belong to packages. A file that
    /// has several names is read once.
    fileprivate mutating func readFolder(
        of root: RootDirectory, into buffer: inout FileBuffer
    ) throws(DatabaseError) {
        let path = "/var/lib/dpkg/status.d"
        let folder: RootFolder
        let names: [[UInt8]]
        do throws(FileProblem) {
            folder = try root.folder(path)
            names = try folder.names()
        } catch {
            guard error == .missing else { throw .unreadable(path: path, error) }
            throw .notDebianRoot(path: root.path)
        }
        var seen: Set<FileState> = []
        for name in names where !name.suffix(8).elementsEqual(".md5sums".utf8) {
            let path = "\(path)/\(String(decoding: name, as: UTF8.self))"
            do throws(FileProblem) {
                let file = try folder.open(name)
                guard seen.insert(file.state).inserted else { continue }
                try file.read(limit: DpkgDatabase.sizeLimit, into: &buffer)
                buffer.withBytes { read($0, of: .control, path: path) }
            } catch {
                guard error != .notRegularFile else { continue }
                report(.unreadable(error), path: path, line: nil)
            }
        }
    }
}

/// Why no list of packages could be had.
public enum DatabaseError: Error, Hashable, Sendable {
    /// The root, by the path that the caller gave, holds neither `var/lib/dpkg/status` nor
    /// `var/lib/dpkg/status.d`.
    case notDebianRoot(path: String)
    /// The database is there but can't be read; the path is absolute inside the root.
    case unreadable(path: String, FileProblem)
}

/// Something in dpkg's database that could not be read as it should; the rest was read.
public struct DatabaseProblem: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// The stanza lacks this field. Without `Package`, or in `status` without `Status`, it is
        /// not listed; without `Version` or `Architecture` it is.
        case missingField(String)
        /// An earlier stanza has the same `name:architecture`; this one counts, as it does for
        /// dpkg.
        case duplicate(String)
        /// The file breaks off: dpkg ends each line of `status` with a line feed, and the last one
        /// has none.
        case truncated
        /// The line is neither a field nor continues one.
        case strayLine
        /// The file could not be read.
        case unreadable(FileProblem)
    }

    /// What is wrong there.
    public let kind: Kind
    /// The file's absolute path inside the root.
    public let path: String
    /// The 1-based line; nil if the whole file is meant.
    public let line: Int?
}

// MARK: Revision

/// Which state of dpkg's database there is: as long as two are equal, so is what they would read.
///
/// It is made of what the file system says of the files, and takes no longer than opening them.
public struct DatabaseRevision: Hashable, Sendable {
    /// Each file by its name, with what was found there.
    private var files: [[UInt8]: Result<FileState, FileProblem>] = [:]

    /// Looks at the files that ``DpkgDatabase`` reads; what can't be looked at is a state too.
    init(root: RootDirectory) {
        guard let folder = try? root.folder("/var/lib/dpkg") else { return }
        let status = Array("status".utf8)
        look(at: status, in: folder)
        guard files[status] == .failure(.missing),
            let folder = try? folder.folder("status.d"), let names = try? folder.names()
        else { return }
        for name in names { look(at: name, in: folder) }
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
    /// For each package the one whose copyright file may answer in its place: the first in
    /// ``packages`` of the same source and version whose own file answered. A package's file is
    /// that of its source, so that binary packages of one source nearly always have equal ones.
    ///
    /// - Parameter answered: for each package whether its own file was read.
    /// - Returns: for each package the index of the other one; nil if its own file answered or
    ///   no sibling's did.
    func siblings(answered: [Bool]) -> [Int?] {
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
