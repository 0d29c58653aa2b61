#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder in which names are looked up: an open one of the host, or one of an in-memory tree.
///
/// Look-ups consist of these steps only. A tree fails with the errors that the host would give for
/// equal files.
enum FolderHandle: ~Copyable, Sendable {
    case host(Descriptor)
    case tree(FileTree, index: Int)

    /// Opens the folder with this name, without following a link.
    func folder(_ name: UnsafePointer<CChar>) throws(SystemError) -> FolderHandle {
        switch self {
        case .host(let folder):
            return .host(try folder.folder(name))
        case .tree(let tree, let folder):
            let index = try tree.index(of: name, in: folder)
            guard tree.isFolder(index) else { throw SystemError(number: ENOTDIR) }
            return .tree(tree, index: index)
        }
    }

    /// The kind of file with this name.
    func kind(of name: UnsafePointer<CChar>) throws(SystemError) -> Descriptor.Kind {
        switch self {
        case .host(let folder): return try folder.kind(of: name)
        case .tree(let tree, let folder):
            return switch tree[try tree.index(of: name, in: folder)] {
            case .file: .regular
            case .folder: .folder
            case .link: .link
            case .other, .unresolved: .other
            }
        }
    }

    /// Opens the file with this name, without following a link.
    func file(_ name: UnsafePointer<CChar>) throws(SystemError) -> FileHandle {
        switch self {
        case .host(let folder):
            return .host(try folder.file(name, followingLinks: false))
        case .tree(let tree, let folder):
            let index = try tree.index(of: name, in: folder)
            guard case .file(let content) = tree[index] else { throw SystemError(number: ELOOP) }
            return .tree(content, index: index)
        }
    }

    /// Opens a file of the host by a shortcut that works for nearly every path; nil if the full
    /// path walk has to decide.
    func shortcut(to path: some Collection<UInt8>, isHost: Bool) -> Descriptor? {
        switch self {
        case .host(let folder): folder.shortcut(to: path, isHost: isHost)
        case .tree: nil
        }
    }

    /// The target of a symbolic link, in bytes.
    func target(ofLink name: UnsafePointer<CChar>) throws(SystemError) -> [UInt8] {
        switch self {
        case .host(let folder): return try folder.target(ofLink: name)
        case .tree(let tree, let folder):
            guard case .link(let target) = tree[try tree.index(of: name, in: folder)] else {
                throw SystemError(number: EINVAL)
            }
            return target
        }
    }

    /// The names in this folder without `.` and `..`, unordered.
    func names() throws(SystemError) -> [[UInt8]] {
        switch self {
        case .host(let folder): try folder.names()
        case .tree(let tree, let folder): tree.names(in: folder)
        }
    }

    /// The identity of the folder.
    func identity() throws(SystemError) -> FileIdentity {
        switch self {
        case .host(let folder): try folder.status().state.identity
        case .tree(_, let index): FileState(inTree: index, size: 0).identity
        }
    }
}

/// A file that can be read: an open one of the host, or one of an in-memory tree.
enum FileHandle: ~Copyable, Sendable {
    case host(Descriptor)
    case tree(FileTree.Content, index: Int)

    func status() throws(SystemError) -> (kind: Descriptor.Kind, state: FileState) {
        switch self {
        case .host(let file): try file.status()
        case .tree(let content, let index):
            (.regular, FileState(inTree: index, size: content.size))
        }
    }
}

extension FileState {
    /// Trees don't change, so the node's index is enough to distinguish files.
    fileprivate init(inTree index: Int, size: Int) {
        let never = Time(seconds: 0, nanoseconds: 0)
        self.init(
            identity: FileIdentity(device: 0, inode: UInt64(index), size: size),
            modified: never, changed: never)
    }
}

extension FileTree {
    /// The index of the node with this name in a folder. The name is a C string, because the path
    /// walk uses C strings.
    fileprivate func index(
        of name: UnsafePointer<CChar>, in folder: Int
    ) throws(SystemError) -> Int {
        let length = strlen(name)
        guard length <= FileTree.longestName else { throw .nameTooLong }
        let name = UnsafeRawBufferPointer(start: name, count: length)
        guard let index = child(Array(name), of: folder), !isUnresolved(index) else {
            throw SystemError(number: ENOENT)
        }
        return index
    }

    fileprivate func names(in folder: Int) -> [[UInt8]] {
        guard case .folder(let children) = self[folder] else { return [] }
        return children.filter { !isUnresolved($0.value) }.map(\.key)
    }

    private func isUnresolved(_ index: Int) -> Bool {
        if case .unresolved = self[index] { true } else { false }
    }

    /// Linux's limit for a file name, in bytes.
    private static let longestName = 255
}
