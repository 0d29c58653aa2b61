/// The packages whose files are installed, as dpkg's database says.
///
/// It is the file `var/lib/dpkg/status`, with what dpkg has noted since in its journal, the files
/// in `var/lib/dpkg/updates`; and the files in `var/lib/dpkg/status.d`, one for each package, that
/// images without dpkg have (distroless). An image has both if a layer was made otherwise than
/// those below.
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
        // Of packages that it doesn't know dpkg's journal says nothing.
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
    /// Reads the files of a folder, of which only regular ones belong to packages. A file that has
    /// several names is read once.
    ///
    /// - Returns: whether there is such a folder.
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
    /// Those of a folder's files that hold packages, in the order in which they count.
    fileprivate func files(of names: [[UInt8]]) -> [[UInt8]] {
        switch self {
        case .status: []
        case .control: names.filter { !$0.suffix(8).elementsEqual(".md5sums".utf8) }
        // dpkg numbers them, and writes others before they get their number.
        case .update:
            names.filter { $0.allSatisfy(\.isDigit) }.sorted {
                $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
            }
        }
    }
}

/// Why no list of packages could be had.
public enum DatabaseError: Error, Hashable, Sendable {
    /// The root, by the path that the caller gave, holds nothing of dpkg's database.
    case notDebianRoot(path: String)
    /// The database is there but can't be read; the path is absolute inside the root.
    case unreadable(path: String, FileProblem)
    /// A stanza has this field a second time, in this line, 1-based: it would hide a package or
    /// make it another. dpkg refuses such a file.
    case repeatedField(String, path: String, line: Int)
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
