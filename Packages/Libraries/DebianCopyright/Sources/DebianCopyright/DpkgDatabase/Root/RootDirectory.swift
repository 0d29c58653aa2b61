/// The root of a Debian system: `/`, the folder of a container or mounted disk, or a tree in memory
/// that was read from an image or a package.
///
/// No look-up leaves it: absolute links and `..` are resolved inside, so that a hostile image
/// can't have the host's files read. A folder is opened once, and closed with its last owner.
struct RootDirectory: Sendable {
    /// The path as the caller gave it.
    let path: String
    private let top: RootFolder

    /// - Throws: ``RootError`` if the path leads to no folder or it can't be opened.
    init(path: String = "/") throws(RootError) {
        self.path = path
        do throws(SystemError) {
            top = RootFolder(
                root: OpenFolder(root: .host(try Descriptor(hostFolder: path))),
                isHost: !path.isEmpty && path.utf8.allSatisfy { $0 == UInt8(ascii: "/") })
        } catch {
            throw RootError(path: path, reason: error)
        }
    }

    /// - Parameters:
    ///   - tree: the files.
    ///   - path: what the tree was read from, as the caller gave it.
    init(_ tree: FileTree, path: String) {
        self.path = path
        top = RootFolder(
            root: OpenFolder(root: .tree(tree, index: FileTree.root)), isHost: false)
    }

    /// Opens a folder to read several of its files.
    ///
    /// - Parameter path: from the root, with or without a slash before it.
    func folder(_ path: String) throws(FileProblem) -> RootFolder {
        try top.folder(path)
    }

    /// The same for one of many look-ups, which have a number of steps together.
    ///
    /// - Parameters:
    ///   - path: from the root, with or without a slash before it.
    ///   - steps: how many names may be looked up; then, how many are left.
    func folder(_ path: String, steps: inout Int) throws(FileProblem) -> RootFolder {
        try top.folder(path, steps: &steps)
    }

    /// Opens a regular file.
    ///
    /// - Parameter path: from the root, with or without a slash before it.
    func open(_ path: String) throws(FileProblem) -> OpenFile {
        try top.open(path.utf8)
    }

    /// Reads a regular file whole.
    ///
    /// - Parameters:
    ///   - path: from the root, with or without a slash before it.
    ///   - limit: the longest file that is read, in bytes.
    ///   - buffer: takes the bytes.
    /// - Throws: ``FileProblem``, with an empty buffer.
    func read(
        _ path: String, limit: Int, into buffer: inout FileBuffer
    ) throws(FileProblem) {
        buffer.removeAll()
        try open(path).read(limit: limit, into: &buffer)
    }
}

/// The root can't be entered.
public struct RootError: Error, Hashable, Sendable {
    /// The path as the caller gave it.
    public let path: String
    /// Why the system refused.
    public let reason: SystemError
}
