#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder inside a root that stays open, so that its path is looked up once for all its files.
struct RootFolder: Sendable {
    /// Whether the root is the host's `/`, in which the kernel's own look-up is the right one.
    private let isHost: Bool
    private let root: OpenFolder
    private let folder: OpenFolder

    init(root: OpenFolder, isHost: Bool) {
        self.init(root: root, folder: root, isHost: isHost)
    }

    private init(root: OpenFolder, folder: OpenFolder, isHost: Bool) {
        self.root = root
        self.folder = folder
        self.isHost = isHost
    }

    /// Opens a folder.
    ///
    /// - Parameter path: relative to this folder, or to the root if it begins with a slash.
    /// - Throws: ``FileProblem``; ``FileProblem/missing`` if the path leads to a file.
    func folder(_ path: String) throws(FileProblem) -> RootFolder {
        var steps = PathLimit.steps
        return try folder(path, steps: &steps)
    }

    /// The same for one of many look-ups, which have a number of steps together.
    func folder(_ path: String, steps: inout Int) throws(FileProblem) -> RootFolder {
        var walk = try PathWalk(path.utf8, from: folder, root: root, steps: steps)
        defer { steps -= walk.stepCount }
        return RootFolder(root: root, folder: try walk.openFolder(), isHost: isHost)
    }

    /// The names in this folder but `.` and `..`, ordered as bytes, of any encoding.
    ///
    /// - Throws: ``FileProblem/unreadable(_:)``.
    func names() throws(FileProblem) -> [[UInt8]] {
        do throws(SystemError) {
            return try folder.handle.names().sorted { $0.lexicographicallyPrecedes($1) }
        } catch {
            throw .unreadable(error)
        }
    }

    /// Whether both are one folder, by whatever paths they were reached.
    func isSameFolder(as other: RootFolder) -> Bool {
        guard let identity = try? folder.handle.identity(),
            let otherIdentity = try? other.folder.handle.identity()
        else { return false }
        return identity == otherIdentity
    }

    /// Opens a regular file. Any number of threads may do so at once.
    ///
    /// - Parameter path: relative to this folder, or to the root if it begins with a slash.
    func open(_ path: some BidirectionalCollection<UInt8>) throws(FileProblem) -> OpenFile {
        if let file = folder.handle.shortcut(to: path, isHost: isHost) {
            return try OpenFile(.host(file))
        }
        var walk = try PathWalk(path, from: folder, root: root)
        return try OpenFile(try walk.openFile())
    }
}

/// A regular file that is open, so that it can be told whether it is worth reading.
struct OpenFile: ~Copyable {
    /// By whatever path it was reached, the same file has the same state.
    let state: FileState
    private let file: FileHandle

    /// - Throws: ``FileProblem/notRegularFile``, or ``FileProblem/unreadable(_:)``.
    init(_ file: consuming FileHandle) throws(FileProblem) {
        let status: (kind: Descriptor.Kind, state: FileState)
        do throws(SystemError) { status = try file.status() } catch { throw .unreadable(error) }
        guard status.kind == .regular else { throw .notRegularFile }
        state = status.state
        self.file = file
    }

    /// Reads it whole, each thread into a buffer of its own.
    ///
    /// - Parameters:
    ///   - limit: the longest file that is read, in bytes.
    ///   - buffer: takes the bytes.
    /// - Throws: ``FileProblem``, with an empty buffer.
    func read(limit: Int, into buffer: inout FileBuffer) throws(FileProblem) {
        buffer.removeAll()
        let size = state.identity.size
        guard size <= limit else { throw .tooLarge(size: size, limit: limit) }
        switch file {
        case .host(let file): try buffer.fill(from: file, expecting: size, limit: limit)
        case .tree(let content, _): try buffer.fill(with: content)
        }
    }
}

extension OpenFile {
    /// The file, to be held open; nil if it is one of a tree.
    consuming func shared() -> SharedFile? {
        switch consume file {
        case .host(let descriptor): SharedFile(descriptor, state: state)
        case .tree: nil
        }
    }
}

// MARK: Opening files without the walk

extension Descriptor {
    /// Opens a file in the way that fits nearly every path, with no memory of its own; nil if the
    /// walk has to decide, which also finds out what is wrong.
    ///
    /// - Parameters:
    ///   - path: from this folder.
    ///   - isHost: whether the root is the host's `/`.
    func shortcut(to path: some Collection<UInt8>, isHost: Bool) -> Descriptor? {
        guard path.count < 256, !path.contains(0) else { return nil }
        var folders = 0
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { names in
            var position = 0
            for byte in path {
                // The host's own files are trusted not to lead to a device that mustn't be opened;
                // asking before opening would cost a fifth of the reading.
                let endsFolder = byte == UInt8(ascii: "/") && !isHost
                if endsFolder { folders += 1 }
                names[position] = endsFolder ? 0 : CChar(bitPattern: byte)
                position += 1
            }
            names[position] = 0
            guard let name = UnsafePointer(names.baseAddress) else { return nil }
            return isHost
                ? try? file(name, followingLinks: true)
                : regularFile(name, below: folders)
        }
    }

    /// Opens the regular file at the end of a path that has no link on it; nil for any other
    /// outcome.
    ///
    /// - Parameters:
    ///   - names: the folders' names and the file's, each with a zero at its end.
    ///   - folders: how many of them are folders.
    func regularFile(_ names: UnsafePointer<CChar>, below folders: Int) -> Descriptor? {
        // Empty names, `.` and `..` are the walk's to judge.
        guard names.pointee != 0, names.pointee != CChar(bitPattern: UInt8(ascii: ".")) else {
            return nil
        }
        guard folders > 0 else {
            guard (try? kind(of: names)) == .regular else { return nil }
            return try? file(names, followingLinks: false)
        }
        guard let folder = try? folder(names) else { return nil }
        return folder.regularFile(names + strlen(names) + 1, below: folders - 1)
    }
}

/// An open folder and the one that it was reached through, so that `..` needs no system call and
/// can't be led astray by a folder that is moved meanwhile.
final class OpenFolder: Sendable {
    let handle: FolderHandle
    /// Nil for the root, which is its own parent.
    private let outer: OpenFolder?
    /// How many folders lie above it.
    let depth: Int

    init(root handle: consuming FolderHandle) {
        self.handle = handle
        outer = nil
        depth = 0
    }

    init(_ handle: consuming FolderHandle, in outer: OpenFolder) {
        self.handle = handle
        self.outer = outer
        depth = outer.depth + 1
    }

    var parent: OpenFolder { outer ?? self }
}

extension String {
    /// Whether it can be the name of one file, so that it leads to no other folder.
    var isFileName: Bool {
        !isEmpty && self != "." && self != ".."
            && utf8.allSatisfy { $0 != 0 && $0 != UInt8(ascii: "/") }
    }
}
