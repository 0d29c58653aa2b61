/// The root of a Debian system: `/`, the folder of a container or mounted disk, or an in-memory
/// tree that was read from an image or a package.
///
/// Look-ups never leave the root: absolute links and `..` are resolved inside it, so that a hostile
/// image can't make the program read the host's files. A folder is opened once, and closed when its
/// last owner is freed.
package struct RootDirectory: Sendable {
    /// The path as the caller gave it.
    let path: String
    private let top: RootFolder

    /// - Throws: ``RootError`` if the path leads to no folder or can't be opened.
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
    ///   - path: the path that the tree was read from, as the caller gave it.
    init(_ tree: FileTree, path: String) {
        self.path = path
        top = RootFolder(
            root: OpenFolder(root: .tree(tree, index: FileTree.root)), isHost: false)
    }

    /// Opens a folder to read several of its files.
    ///
    /// - Parameter path: from the root, with or without a leading slash.
    package func folder(_ path: String) throws(FileProblem) -> RootFolder {
        try top.folder(path)
    }

    /// Opens a folder to read several of its files, within a number of steps that several look-ups
    /// share.
    ///
    /// - Parameters:
    ///   - path: from the root, with or without a leading slash.
    ///   - steps: on entry the most names to look up, on return the rest of that number.
    func folder(_ path: String, steps: inout Int) throws(FileProblem) -> RootFolder {
        try top.folder(path, steps: &steps)
    }

    /// Opens a regular file.
    ///
    /// - Parameter path: from the root, with or without a leading slash.
    func open(_ path: String) throws(FileProblem) -> OpenFile {
        try top.open(path.utf8)
    }

    /// Reads a whole regular file.
    ///
    /// - Parameters:
    ///   - path: from the root, with or without a leading slash.
    ///   - limit: the most bytes that the file may have.
    ///   - buffer: receives the bytes.
    /// - Throws: ``FileProblem``; the buffer is then empty.
    func read(
        _ path: String, limit: Int, into buffer: inout FileBuffer
    ) throws(FileProblem) {
        buffer.removeAll()
        try open(path).read(limit: limit, into: &buffer)
    }
}

/// The root can't be opened.
public struct RootError: Error, Hashable, Sendable {
    /// The path as the caller gave it.
    public let path: String
    /// The system's error.
    public let reason: SystemError
}
