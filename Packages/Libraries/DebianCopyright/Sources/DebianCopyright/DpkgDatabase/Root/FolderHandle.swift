#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder in which names are looked up: an open one of the host, or one of a tree in memory.
///
/// These steps are all that a look-up is made of. A tree refuses one with the error that the host
/// would give if it held the same files.
enum FolderHandle: ~Copyable, Sendable {
    case host(Descriptor)
    case tree(FileTree, index: Int)

    /// The folder of this name; a link is not followed.
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

    /// What has this name.
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

    /// The file of this name; a link is not followed.
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

    /// A file of the host by the way that fits nearly every path; nil if the walk has to decide.
    func shortcut(to path: some Collection<UInt8>, isHost: Bool) -> Descriptor? {
        switch self {
        case .host(let folder): folder.shortcut(to: path, isHost: isHost)
        case .tree: nil
        }
    }

    /// The bytes that a symbolic link holds.
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

    /// The names in this folder but `.` and `..`, in no order.
    func names() throws(SystemError) -> [[UInt8]] {
        switch self {
        case .host(let folder): try folder.names()
        case .tree(let tree, let folder): tree.names(in: folder)
        }
    }

    /// Which folder it is.
    func identity() throws(SystemError) -> FileIdentity {
        switch self {
        case .host(let folder): try folder.status().state.identity
        case .tree(_, let index): FileState(inTree: index, size: 0).identity
        }
    }
}

/// A file that can be read: an open one of the host, or one of a tree in memory.
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
    /// A tree doesn't change, so that its files differ by their nodes alone.
    fileprivate init(inTree index: Int, size: Int) {
        let never = Time(seconds: 0, nanoseconds: 0)
        self.init(
            identity: FileIdentity(device: 0, inode: UInt64(index), size: size),
            modified: never, changed: never)
    }
}

extension FileTree {
    /// What a look-up finds; one of the C library's names, as the walk has them.
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

    /// What Linux takes as a name, in bytes.
    private static let longestName = 255
}
