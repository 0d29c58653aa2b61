import DebianCopyright

/// The symbolic links of a tar, and of the layers below it, by which entries may be spelled: of
/// `d -> var/lib/dpkg` and `d/status`, the latter is dpkg's.
///
/// Those who unpack follow links on the way to an entry. So do we, before we ask whether the entry
/// is kept.
struct FolderLinks {
    /// A folder on the way to a link, or the link itself.
    private struct Node {
        var children: [ArraySlice<UInt8>: Int] = [:]
        /// What the link holds; nil for a folder.
        var target: [UInt8]?
        /// The layer that brought the link.
        var layer = 0
        /// Links in this folder of layers below this one are gone.
        var oldestLayer = 0
    }

    private static let root = 0
    private var nodes = [Node()]
    private var layer = 0
    /// How often a link came or went: as long as it stays the same, all paths lead where they did.
    private(set) var changes = 0

    /// Goes on to the next layer.
    mutating func beginLayer() {
        layer += 1
    }

    /// Puts in the place of a path the one that it leads to if links on the way are followed; what
    /// has the path itself isn't.
    ///
    /// - Returns: whether a link of a layer below is on the way.
    /// - Throws: ``ArchiveError/limit(_:)`` for ``ArchiveLimit/links`` if links lead round in a
    ///   circle, or over more names than Linux allows.
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

    /// Where a path leads if links on the way are followed; itself if they lead nowhere.
    func end(of path: EntryPath) -> EntryPath {
        var end = path
        do throws(ArchiveError) { try follow(&end) } catch { return path }
        return end
    }

    /// Remembers what an entry puts at its path, which leads over no link any more.
    ///
    /// - Parameter target: of a hard link, the path of what gets another name.
    mutating func note(_ kind: TarEntry.Kind, _ linkTarget: [UInt8], at path: EntryPath) {
        switch kind {
        case .link: add(linkTarget, at: path)
        case .hardLink:
            // A link has two names then, and leads from each on its own way.
            if let target = target(at: EntryPath(linkTarget)) {
                add(target, at: path)
            } else {
                forget(path)
            }
        case .folder: if isLink(path) { forget(path) }
        case .file, .other: forget(path)
        }
    }

    /// What the link at a path holds; nil if there is none.
    func target(at path: EntryPath) -> [UInt8]? { link(at: path).flatMap { nodes[$0].target } }

    /// Whether there is a link at a path.
    func isLink(_ path: EntryPath) -> Bool { link(at: path) != nil }

    /// Whether the latest layer, or package, has a link at a path.
    func isOwnLink(_ path: EntryPath) -> Bool {
        link(at: path).map { nodes[$0].layer } == layer
    }

    /// Forgets what there is at a path and below it, for something else takes its place or it is
    /// removed.
    mutating func forget(_ path: EntryPath) {
        guard let name = path.last, let parent = node(at: path, count: path.count - 1),
            nodes[parent].children.removeValue(forKey: name) != nil
        else { return }
        changes += 1
    }

    /// Forgets what layers below have in a folder.
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
            // A link on the way went with what a layer removed; a folder has its name again.
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

    /// Whether a link is on the way to what has a path.
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
