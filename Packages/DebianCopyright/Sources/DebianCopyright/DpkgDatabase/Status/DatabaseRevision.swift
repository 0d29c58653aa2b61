/// Which state of dpkg's database there is: as long as two are equal, so is what they would read.
///
/// It is made of what the file system says of the files, and takes no longer than opening them.
public struct DatabaseRevision: Hashable, Sendable {
    /// Each file by its name, with what was found there.
    private var files: [String: Result<FileState, FileProblem>] = [:]

    /// Looks at the files that ``DpkgDatabase`` reads; what can't be looked at is a state too.
    public init(root: RootDirectory) {
        guard let folder = try? root.folder("/var/lib/dpkg") else { return }
        look(at: "status", in: folder)
        guard files["status"] == .failure(.missing),
            let folder = try? folder.folder("status.d"), let names = try? folder.names()
        else { return }
        for name in names { look(at: name, in: folder) }
    }

    private mutating func look(at name: String, in folder: RootFolder) {
        do throws(FileProblem) {
            files[name] = .success(try folder.state(of: name))
        } catch {
            files[name] = .failure(error)
        }
    }
}
