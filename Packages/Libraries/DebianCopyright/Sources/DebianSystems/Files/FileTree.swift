/// The folders, files and links of a system in memory, taken from an image or a package.
///
/// A tree is a value: copies keep the state of an image after each of its layers.
public struct FileTree: Sendable {
    /// A node of the tree. A node with two names is a file with a hard link.
    package enum Node: Sendable {
        /// A folder, with its nodes by name.
        case folder([[UInt8]: Int])
        case file(Content)
        /// A symbolic link, with its target's bytes.
        case link([UInt8])
        /// A hard link to a path from the root that isn't in the tree; look-ups don't find the
        /// link.
        case unresolved([[UInt8]])
        /// A device, FIFO or socket, or a file of which only the name is needed.
        case other
    }

    /// The bytes of a file, or where they are.
    package enum Content: Sendable {
        case bytes([UInt8])
        /// The bytes are in a file of the host, uncompressed.
        case extent(SharedFile, offset: Int, count: Int)
        /// The file exceeds the size limit for its path.
        case omitted(size: Int)
        /// The bytes went by before it was known that they would be needed.
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

    /// A node keeps its index, which identifies a file with two names; removed nodes leave a gap.
    private var nodes: [Node] = [.folder([:])]

    /// A tree with an empty root.
    public init() {}
}

// MARK: Looking

extension FileTree {
    /// The number of nodes ever added.
    package var count: Int { nodes.count }

    package subscript(index: Int) -> Node { nodes[index] }

    /// The node with this name in a folder; nil if there is none or `folder` is no folder.
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
    /// Adds a node to a folder; it replaces a node of that name with everything below.
    ///
    /// - Returns: the node's index.
    @discardableResult
    package mutating func add(_ node: Node, as name: [UInt8], in folder: Int) -> Int {
        nodes.append(node)
        link(nodes.count - 1, as: name, in: folder)
        return nodes.count - 1
    }

    /// Gives a node a name in a folder, possibly its second.
    package mutating func link(_ index: Int, as name: [UInt8], in folder: Int) {
        change(folder) { $0[name] = index }
    }

    /// Removes a name from a folder, with everything below it.
    package mutating func remove(_ name: [UInt8], from folder: Int) {
        change(folder) { $0[name] = nil }
    }

    /// Empties a folder.
    package mutating func removeAll(from folder: Int) {
        change(folder) { $0 = [:] }
    }

    private mutating func change(_ folder: Int, _ body: (inout [[UInt8]: Int]) -> Void) {
        guard case .folder(var children) = nodes[folder] else { return }
        // A dictionary with two owners would be copied for each name.
        nodes[folder] = .other
        body(&children)
        nodes[folder] = .folder(children)
    }
}
