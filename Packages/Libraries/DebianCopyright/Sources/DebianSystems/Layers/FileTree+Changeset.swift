extension FileTree {
    /// The most nodes in a tree. Layers are read within this limit, but combining them adds nodes,
    /// such as folders that only occur in paths.
    private static let mostNodes = 400_000

    /// Lays a layer over the tree. The layer's removals from lower layers come first, wherever they
    /// are in the tar, followed by its additions in order.
    ///
    /// As when unpacking an image, links on the way to an addition are followed inside the root,
    /// and the addition replaces what is there unless both are folders.
    ///
    /// - Throws: ``ArchiveError/limit(_:)`` for ``ArchiveLimit/keptEntries``; the tree is then
    ///   unusable.
    package mutating func apply(_ changeset: Changeset) throws(ArchiveError) {
        let removals = changeset.changes.filter(\.isRemoval)
        if !removals.isEmpty {
            let folders = Set(changeset.changes.filter(\.isFolder).map(\.names))
            for removal in removals { remove(removal, below: folders) }
        }
        for change in changeset.changes where !change.isRemoval {
            place(change)
            guard count <= FileTree.mostNodes else { throw .limit(.keptEntries) }
        }
    }

    private mutating func remove(_ change: Changeset.Change, below folders: Set<[[UInt8]]>) {
        if case .opaque = change.kind {
            if let folder = folder(change.names[...], below: folders) { removeAll(from: folder) }
        } else if let name = change.names.last,
            let folder = folder(change.names.dropLast(), below: folders)
        {
            remove(name, from: folder)
        }
    }

    /// The folder of lower layers at a path.
    ///
    /// - Parameter folders: the folders of the layer above. If one of them replaces a link, the
    ///   layer's removals in that folder don't apply to the folder that the link leads to.
    /// - Returns: nil if there is no such folder.
    private func folder(_ names: ArraySlice<[UInt8]>, below folders: Set<[[UInt8]]>) -> Int? {
        var folder = FileTree.root
        for (position, name) in zip(names.indices, names) {
            guard let child = child(name, of: folder) else { return nil }
            switch self[child] {
            case .folder: folder = child
            case .link:
                guard !folders.contains(Array(names[...position])),
                    let end = destination(of: names).path
                else { return nil }
                return end.last.map(\.index) ?? FileTree.root
            case .file, .other, .unresolved: return nil
            }
        }
        return folder
    }

    private mutating func place(_ change: Changeset.Change) {
        guard let name = change.names.last, let folder = madeFolder(change.names.dropLast()) else {
            return
        }
        switch change.kind {
        case .folder:
            if let old = child(name, of: folder), isFolder(old) { return }
            add(.folder([:]), as: name, in: folder)
        case .file(let content): add(.file(content), as: name, in: folder)
        case .link(let target): add(.link(target), as: name, in: folder)
        case .hardLink(let target):
            if let index = linkable(target) {
                link(index, as: name, in: folder)
            } else {
                add(.unresolved(target), as: name, in: folder)
            }
        case .other: add(.other, as: name, in: folder)
        case .whiteout, .opaque: break
        }
    }

    /// The folder at a path, created if necessary, even in place of a file.
    ///
    /// - Returns: nil if links form a cycle or lead too deep.
    private mutating func madeFolder(_ names: ArraySlice<[UInt8]>) -> Int? {
        guard let path = destination(of: names).path, path.count <= PathLimit.folders else {
            return nil
        }
        var folder = FileTree.root
        for step in path {
            if let index = step.index, isFolder(index) {
                folder = index
            } else {
                folder = add(.folder([:]), as: step.name, in: folder)
            }
        }
        return folder
    }

    /// The node to which a hard link can add a name; links on the way are followed, but not a link
    /// at the end.
    private func linkable(_ names: [[UInt8]]) -> Int? {
        guard let name = names.last, let path = destination(of: names.dropLast()).path,
            let folder = path.isEmpty ? FileTree.root : path.last?.index,
            let index = child(name, of: folder)
        else { return nil }
        switch self[index] {
        case .file, .link, .unresolved: return index
        // A file of which only the name was kept may be read by its other name.
        case .folder, .other: return nil
        }
    }
}

// MARK: Links

extension FileTree {
    /// A name on a path, with the index of its node; nil if there is none.
    struct Step {
        let name: [UInt8]
        let index: Int?
    }

    /// Resolves a path, following all links inside the root. Names that don't exist count as no
    /// links.
    ///
    /// - Parameters:
    ///   - names: the path.
    ///   - start: the folder in which the path begins.
    /// - Returns: the path from the root, or nil if links form a cycle or have too many names; and
    ///   the number of names looked up.
    func destination(
        of names: ArraySlice<[UInt8]>, from start: [Step] = []
    ) -> (path: [Step]?, steps: Int) {
        var path = start
        var ahead = Array(names.reversed())
        var links = 0
        var steps = ahead.count
        while let name = ahead.popLast() {
            if name.elementsEqual(".".utf8) { continue }
            if name.elementsEqual("..".utf8) {
                _ = path.popLast()
                continue
            }
            let folder = path.isEmpty ? FileTree.root : path[path.count - 1].index
            let index = folder.flatMap { child(name, of: $0) }
            guard let index, case .link(let target) = self[index] else {
                path.append(Step(name: name, index: index))
                continue
            }
            let names = target.split(separator: UInt8(ascii: "/")).map(Array.init)
            links += 1
            steps += names.count
            guard links <= PathLimit.links, steps <= PathLimit.steps else { return (nil, steps) }
            if target.first == UInt8(ascii: "/") { path = [] }
            ahead += names.reversed()
        }
        return (path, steps)
    }
}

extension Changeset.Change {
    fileprivate var isRemoval: Bool {
        switch kind {
        case .whiteout, .opaque: true
        default: false
        }
    }

    fileprivate var isFolder: Bool { if case .folder = kind { true } else { false } }
}
