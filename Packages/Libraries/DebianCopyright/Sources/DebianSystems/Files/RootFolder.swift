#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder inside a root; it stays open, so that its path is looked up once for all its files.
package struct RootFolder: Sendable {
    /// Whether the root is the host's `/`, for which the kernel's own look-up is correct.
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

    /// Opens a folder, within a number of steps that several look-ups share.
    ///
    /// - Parameters:
    ///   - path: relative to this folder, or to the root if it begins with a slash.
    ///   - steps: on entry the most names to look up, on return the rest of that number.
    /// - Throws: ``FileProblem``; ``FileProblem/missing`` if the path leads to a file.
    func folder(_ path: String, steps: inout Int) throws(FileProblem) -> RootFolder {
        var walk = try PathWalk(path.utf8, from: folder, root: root, steps: steps)
        defer { steps -= walk.stepCount }
        return RootFolder(root: root, folder: try walk.openFolder(), isHost: isHost)
    }

    /// The names in this folder without `.` and `..`, ordered as bytes, of any encoding.
    ///
    /// - Throws: ``FileProblem/unreadable(_:)``.
    func names() throws(FileProblem) -> [[UInt8]] {
        do throws(SystemError) {
            return try folder.handle.names().sorted { $0.lexicographicallyPrecedes($1) }
        } catch {
            throw .unreadable(error)
        }
    }

    /// Whether both are one folder, even if reached by different paths.
    func isSameFolder(as other: RootFolder) -> Bool {
        guard let identity = try? folder.handle.identity(),
            let otherIdentity = try? other.folder.handle.identity()
        else { return false }
        return identity == otherIdentity
    }

    /// Opens a regular file. Any number of threads may call this at once.
    ///
    /// - Parameter path: relative to this folder, or to the root if it begins with a slash.
    package func open(_ path: some BidirectionalCollection<UInt8>) throws(FileProblem) -> OpenFile {
        if let file = folder.handle.shortcut(to: path, isHost: isHost) {
            return try OpenFile(.host(file))
        }
        var walk = try PathWalk(path, from: folder, root: root)
        return try OpenFile(try walk.openFile())
    }
}

/// An open regular file, whose state shows whether it needs to be read.
package struct OpenFile: ~Copyable {
    /// The file's state, which doesn't depend on the path by which the file was reached.
    package let state: FileState
    private let file: FileHandle

    /// - Throws: ``FileProblem/notRegularFile``, or ``FileProblem/unreadable(_:)``.
    init(_ file: consuming FileHandle) throws(FileProblem) {
        let status: (kind: Descriptor.Kind, state: FileState)
        do throws(SystemError) { status = try file.status() } catch { throw .unreadable(error) }
        guard status.kind == .regular else { throw .notRegularFile }
        state = status.state
        self.file = file
    }

    /// Reads the whole file; each thread uses a buffer of its own.
    ///
    /// - Parameters:
    ///   - limit: the most bytes that the file may have.
    ///   - buffer: receives the bytes.
    /// - Throws: ``FileProblem``; the buffer is then empty.
    package func read(limit: Int, into buffer: inout FileBuffer) throws(FileProblem) {
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
    /// The file, kept open; nil if it is in a tree.
    consuming func shared() -> SharedFile? {
        switch consume file {
        case .host(let descriptor): SharedFile(descriptor, state: state)
        case .tree: nil
        }
    }
}

// MARK: Opening files without the walk

extension Descriptor {
    /// Opens a file by a shortcut that works for nearly every path and allocates no memory; nil if
    /// the full path walk has to decide, which also finds the reason for a failure.
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
                // The host's own paths are trusted not to lead to a device that mustn't be opened;
                // checking before opening would cost a fifth of the reading time.
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

    /// Opens the regular file at the end of a path without links; nil for any other outcome.
    ///
    /// - Parameters:
    ///   - names: the names of the folders and the file, each terminated by a zero.
    ///   - folders: the number of folders.
    func regularFile(_ names: UnsafePointer<CChar>, below folders: Int) -> Descriptor? {
        // Empty names, `.` and `..` are left to the path walk.
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

/// An open folder and the folder through which it was reached, so that `..` needs no system call
/// and a folder moved in the meantime can't divert the walk.
final class OpenFolder: Sendable {
    let handle: FolderHandle
    /// Nil for the root, which is its own parent.
    private let outer: OpenFolder?
    /// The number of folders above this one.
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
    /// Whether the name can only be that of a file in the folder, and so leads to no other folder.
    package var isFileName: Bool {
        !isEmpty && self != "." && self != ".."
            && utf8.allSatisfy { $0 != 0 && $0 != UInt8(ascii: "/") }
    }
}
