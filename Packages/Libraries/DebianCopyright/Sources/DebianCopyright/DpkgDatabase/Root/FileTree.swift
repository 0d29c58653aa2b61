/// The files of a system in memory, as an image or a package gives them: folders, files, links.
///
/// It is a value: a copy is what the tree was when it was made, so that the state of an image after
/// each of its layers can be held on to.
public struct FileTree: Sendable {
    /// What a node is. One that has two names is a file that has a hard link.
    package enum Node: Sendable {
        /// The nodes in it, by their names.
        case folder([[UInt8]: Int])
        case file(Content)
        /// A symbolic link, with the bytes that it holds.
        case link([UInt8])
        /// A hard link to a path from the root that isn't in the tree; a look-up doesn't find it.
        case unresolved([[UInt8]])
        /// A device, FIFO or socket, or a file of which only the name matters.
        case other
    }

    /// The bytes of a file, or where they are.
    package enum Content: Sendable {
        case bytes([UInt8])
        /// They lie in a file of the host, uncompressed.
        case extent(SharedFile, offset: Int, count: Int)
        /// There are more than are read of any such file.
        case omitted(size: Int)
        /// They passed before it was known that they would be asked for.
        case passed

        package var size: Int {
            switch self {
            case .bytes(let bytes): bytes.count
            case .extent(_, _, let count): count
            case .omitted(let size): size
            case .passed: 0
            }
        }
    }

    /// The index of the root.
    package static let root = 0

    /// A node keeps its index, by which one file under two names is known; what was removed leaves
    /// its place empty.
    private var nodes: [Node] = [.folder([:])]

    /// A tree of an empty root.
    public init() {}
}

// MARK: Looking

extension FileTree {
    /// How many nodes there ever were.
    package var count: Int { nodes.count }

    package subscript(index: Int) -> Node { nodes[index] }

    /// The node of this name in a folder; nil if there is none, or no folder.
    package func child(_ name: [UInt8], of folder: Int) -> Int? {
        guard case .folder(let children) = nodes[folder] else { return nil }
        return children[name]
    }

    package func isFolder(_ index: Int) -> Bool {
        if case .folder = nodes[index] { true } else { false }
    }
}

// MARK: Changing

extension FileTree {
    /// Puts a node into a folder; what has its name there is replaced, with all below it.
    ///
    /// - Returns: its index.
    @discardableResult
    package mutating func add(_ node: Node, as name: [UInt8], in folder: Int) -> Int {
        nodes.append(node)
        link(nodes.count - 1, as: name, in: folder)
        return nodes.count - 1
    }

    /// Gives a node a name in a folder, which may be its second.
    package mutating func link(_ index: Int, as name: [UInt8], in folder: Int) {
        change(folder) { $0[name] = index }
    }

    /// Takes a name out of a folder, with all below it.
    package mutating func remove(_ name: [UInt8], from folder: Int) {
        change(folder) { $0[name] = nil }
    }

    /// Empties a folder.
    package mutating func removeAll(from folder: Int) {
        change(folder) { $0 = [:] }
    }

    private mutating func change(_ folder: Int, _ body: (inout [[UInt8]: Int]) -> Void) {
        guard case .folder(var children) = nodes[folder] else { return }
        // A dictionary that two hold would be copied as a whole for each name.
        nodes[folder] = .other
        body(&children)
        nodes[folder] = .folder(children)
    }
}
