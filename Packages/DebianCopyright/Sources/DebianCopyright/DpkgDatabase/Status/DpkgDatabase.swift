/// The packages that dpkg's database says are installed.
///
/// It is the file `var/lib/dpkg/status` or, where that is missing, the files in
/// `var/lib/dpkg/status.d`, one for each package, that images without dpkg have (distroless).
public struct DpkgDatabase: Sendable {
    /// The longest file that is read, in bytes; a `status` of all of Debian would be a tenth of it.
    public static let sizeLimit = 1 << 30

    /// Ordered by name, then architecture, as bytes; no two have both in common.
    public let packages: [InstalledPackage]
    /// What each of the packages says about others, in their order; empty where nobody asked.
    let relations: [PackageRelations]
    /// What could not be read as it should, in the order of the files and their stanzas,
    /// duplicates last; empty where all is well.
    public let problems: [DatabaseProblem]

    /// - Parameter root: the system that is read.
    /// - Throws: ``DatabaseError`` where there is nothing to read.
    public init(root: RootDirectory) async throws(DatabaseError) {
        try await self.init(root: root, includingRelations: false)
    }

    /// The same, with ``relations`` where they are asked for: to read them takes longer than all
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
    /// Reads the files of `status.d`; what is no regular file there is not a package's.
    fileprivate mutating func readFolder(
        of root: RootDirectory, into buffer: inout FileBuffer
    ) throws(DatabaseError) {
        let path = "/var/lib/dpkg/status.d"
        let folder: RootFolder
        let names: [String]
        do throws(FileProblem) {
            folder = try root.folder(path)
            names = try folder.names()
        } catch {
            guard error == .missing else { throw .unreadable(path: path, error) }
            throw .notDebianRoot(path: root.path)
        }
        for name in names where !name.hasSuffix(".md5sums") {
            do throws(FileProblem) {
                try folder.read(name, limit: DpkgDatabase.sizeLimit, into: &buffer)
                buffer.withBytes { read($0, of: .control, path: "\(path)/\(name)") }
            } catch {
                guard error != .notRegularFile else { continue }
                report(.unreadable(error), path: "\(path)/\(name)", line: nil)
            }
        }
    }
}
