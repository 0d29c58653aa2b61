/// The symbolic links of a tar and of the layers below it, through which entries may be spelled:
/// given `d -> var/lib/dpkg`, the entry `d/status` is dpkg's.
///
/// Programs that unpack follow links on the way to an entry. The reader has to do so, too, before
/// it decides whether to keep the entry.
struct FolderLinks {
    /// A folder on the way to a link, or the link itself.
    private struct Node {
        var children: [ArraySlice<UInt8>: Int] = [:]
        /// The target of the link; nil for a folder.
        var target: [UInt8]?
        /// The number of the layer that added the link.
        var layer = 0
        /// The first layer whose links in this folder still exist.
        var oldestLayer = 0
    }

    private static let root = 0
    private var nodes = [Node()]
    private var layer = 0
    /// Counts the changes to links: while it is unchanged, all paths lead to the same places.
    private(set) var changes = 0

    /// Moves to the next layer.
    mutating func beginLayer() {
        layer += 1
    }

    /// Replaces a path with the one that it leads to. Links on the way are followed, a link at the
    /// end isn't.
    ///
    /// - Returns: whether a link of a lower layer is on the way.
    /// - Throws: ``ArchiveError/limit(_:)`` for ``ArchiveLimit/links`` if links form a cycle or
    ///   have more names than the path limits allow.
    @discardableResult
    func follow(_ path: inout EntryPath) throws(ArchiveError) -> Bool {
        guard nodes.count > 1, path.count > 1, meetsLink(path) else { return false }
        var isOverLower = false
        var ahead = (0..<path.count - 1).reversed().map { path[$0] }
        var way: [ArraySlice<UInt8>] = []
        var (steps, links) = (ahead.count, 0)
        while let name = ahead.popLast() {
            if name.elementsEqual("..".utf8) {
                _ = way.popLast()
                continue
            }
            if name.elementsEqual(".".utf8) { continue }
            way.append(name)
            guard let link = link(at: way), let target = nodes[link].target else { continue }
            isOverLower = isOverLower || nodes[link].layer < layer
            let names = target.split(separator: UInt8(ascii: "/"))
            links += 1
            steps += names.count
            guard links <= PathLimit.links, steps <= PathLimit.steps else { throw .limit(.links) }
            if target.first == UInt8(ascii: "/") { way = [] } else { way.removeLast() }
            ahead += names.reversed()
        }
        if let last = path.last { way.append(last) }
        path.read(Array(way.joined(separator: [UInt8(ascii: "/")])))
        return isOverLower
    }

    /// The path that a path leads to if links on the way are followed; the path itself if links
    /// form a cycle.
    func end(of path: EntryPath) -> EntryPath {
        var end = path
        do throws(ArchiveError) { try follow(&end) } catch { return path }
        return end
    }

    /// Records an entry at its path, on which all links were followed.
    ///
    /// - Parameter linkTarget: the target of a link or, for a hard link, the path of the file that
    ///   it names.
    mutating func note(_ kind: TarEntry.Kind, _ linkTarget: [UInt8], at path: EntryPath) {
        switch kind {
        case .link: add(linkTarget, at: path)
        case .hardLink:
            // The link then has two names, and each is resolved from its own place.
            if let target = target(at: EntryPath(linkTarget)) {
                add(target, at: path)
            } else {
                forget(path)
            }
        case .folder: if isLink(path) { forget(path) }
        case .file, .other: forget(path)
        }
    }

    /// The target of the link at a path; nil if there is none.
    func target(at path: EntryPath) -> [UInt8]? { link(at: path).flatMap { nodes[$0].target } }

    /// Whether there is a link at a path.
    func isLink(_ path: EntryPath) -> Bool { link(at: path) != nil }

    /// Whether the current layer or package has a link at a path.
    func isOwnLink(_ path: EntryPath) -> Bool {
        link(at: path).map { nodes[$0].layer } == layer
    }

    /// Removes the links at a path and below it, which was replaced or removed.
    mutating func forget(_ path: EntryPath) {
        guard let name = path.last, let parent = node(at: path, count: path.count - 1),
            nodes[parent].children.removeValue(forKey: name) != nil
        else { return }
        changes += 1
    }

    /// Removes the links that lower layers have in a folder.
    mutating func forgetLower(in path: EntryPath) {
        guard let folder = node(at: path, count: path.count) else { return }
        changes += 1
        nodes[folder].oldestLayer = layer
    }

    private mutating func add(_ target: [UInt8], at path: EntryPath) {
        guard path.count > 0 else { return }
        if self.target(at: path) != target { changes += 1 }
        var node = Self.root
        for position in 0..<path.count {
            // A link here was removed by the layer; the name is that of a folder now.
            nodes[node].target = nil
            let name = ArraySlice(Array(path[position]))
            if let next = nodes[node].children[name] {
                node = next
            } else {
                nodes.append(Node())
                nodes[node].children[name] = nodes.count - 1
                node = nodes.count - 1
            }
        }
        nodes[node] = Node(target: target, layer: layer)
    }

    /// Whether a link is on the way to a path.
    private func meetsLink(_ path: EntryPath) -> Bool {
        var (node, oldest) = (Self.root, nodes[Self.root].oldestLayer)
        for position in 0..<path.count - 1 {
            guard let next = nodes[node].children[path[position]] else { return false }
            if nodes[next].target != nil { return nodes[next].layer >= oldest }
            node = next
            oldest = max(oldest, nodes[next].oldestLayer)
        }
        return false
    }

    private func link(at path: EntryPath) -> Int? { link(at: (0..<path.count).map { path[$0] }) }

    /// The link at a path; nil if there is none.
    private func link(at way: [ArraySlice<UInt8>]) -> Int? {
        var (node, oldest) = (Self.root, nodes[Self.root].oldestLayer)
        for name in way {
            guard let next = nodes[node].children[name] else { return nil }
            node = next
            if nodes[node].target == nil { oldest = max(oldest, nodes[node].oldestLayer) }
        }
        return nodes[node].target != nil && nodes[node].layer >= oldest ? node : nil
    }

    private func node(at path: EntryPath, count: Int) -> Int? {
        var node = Self.root
        for position in 0..<max(0, count) {
            guard let next = nodes[node].children[path[position]] else { return nil }
            node = next
        }
        return node
    }
}
