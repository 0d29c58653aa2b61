/// The paths to keep, of the many in an image.
package struct KeptPaths: Sendable {
    private var patterns = PathTrie()
    private var keepsAllFoldersAndLinks = false
    /// Whether the source can be read only once.
    private(set) var isForOneReading = false

    private init() {}

    /// The files that a listing reads, with every folder or link on the way to them.
    package static let listing: KeptPaths = {
        var kept = KeptPaths()
        for read in InstalledSystem.readPaths {
            kept.patterns.insert(read.path, limit: read.limit)
        }
        return kept
    }()

    /// These paths and those of the packages' file lists, with all folders and links: a listed path
    /// may lead through any of them.
    package var withFileLists: KeptPaths {
        var kept = self
        kept.patterns.insert(
            InstalledSystem.fileLists.path, limit: InstalledSystem.fileLists.limit)
        kept.keepsAllFoldersAndLinks = true
        return kept
    }

    /// The paths to keep of a source that can be read only once: those of a listing and the file
    /// lists, and texts, recognized by name, to which a link in the documentation could lead.
    /// ``Changeset`` remembers the paths of all other files.
    package static let once = listing.withFileLists.ofPassing

    /// The paths to keep of a layer that is read, once, before those below it: through links of
    /// lower layers, anything in it may turn out to be at one of these paths.
    var ofPassing: KeptPaths {
        var kept = self
        kept.keepsAllFoldersAndLinks = true
        kept.isForOneReading = true
        return kept
    }

    /// The reason for keeping a path.
    enum Need: Hashable {
        /// Only its existence and kind matter.
        case place
        /// Its content is read unless it is longer than this, in bytes.
        case content(limit: Int)
    }

    /// - Returns: nil if the path isn't kept.
    func need(of path: EntryPath, _ kind: TarEntry.Kind) -> Need? {
        var trie: PathTrie? = patterns
        for position in 0..<path.count {
            trie = trie?[path[position]]
            if trie == nil { break }
        }
        if let trie { return trie.limit.map(Need.content) ?? .place }
        switch kind {
        case .folder, .link: return keepsAllFoldersAndLinks ? .place : nil
        // The hard link's target may turn out to be a link of a lower layer.
        case .hardLink: return isForOneReading ? .place : nil
        case .file:
            guard isForOneReading, let name = path.last, KeptPaths.namesText(name) else {
                return nil
            }
            return .content(limit: InstalledSystem.sizeLimit)
        case .other: return isForOneReading ? .place : nil
        }
    }

    /// Whether something at a path or below it is read.
    func reads(_ names: [[UInt8]]) -> Bool {
        var trie = patterns
        for name in names {
            guard let next = trie[name[...]] else { return false }
            trie = next
        }
        return true
    }

    /// Whether a folder or something below it may be kept, so that its removal matters.
    func keepsAny(at path: EntryPath) -> Bool {
        need(of: path, .folder) != nil
    }

    private static func namesText(_ name: ArraySlice<UInt8>) -> Bool {
        ["copyright", "licen", "copying"].contains { beginning in
            name.prefix(beginning.utf8.count).elementsEqual(beginning.utf8) { $0 | 0x20 == $1 }
        }
    }
}

// MARK: What links lead to

extension KeptPaths {
    /// The most names to look up for all links together. A large system has a few thousand links
    /// with a handful of names each.
    private static let mostSteps = 200_000
    /// The most nodes to visit for the states of an image after each of its layers.
    static let mostVisits = 2_000_000

    /// These paths and those that the kept links of a tree lead to; nil if the links lead to no
    /// further paths.
    package func following(linksIn tree: FileTree) throws(ArchiveError) -> KeptPaths? {
        var visits = Int.max
        return try following(linksIn: tree, visits: &visits)
    }

    /// These paths and those that the kept links of a tree lead to, within a limit on the nodes
    /// visited.
    ///
    /// A link's target gets the paths of the link itself: given `usr/share/doc/apple -> ../fruit`,
    /// `usr/share/fruit/copyright` is kept. When the system is read again, further links may appear
    /// there; all folders and links are then kept, so that their targets are known at once.
    ///
    /// - Parameters:
    ///   - tree: the system.
    ///   - visits: the number of nodes that may still be visited.
    /// - Returns: nil if the links lead to no further paths.
    /// - Throws: ``ArchiveError/limit(_:)`` for ``ArchiveLimit/links``.
    package func following(
        linksIn tree: FileTree, visits: inout Int
    ) throws(ArchiveError) -> KeptPaths? {
        var wider = self
        var isWider = false
        var steps = KeptPaths.mostSteps
        var folders = [(index: FileTree.root, path: [FileTree.Step](), patterns: patterns)]
        while let (index, path, patterns) = folders.popLast() {
            guard visits > 0, case .folder(let children) = tree[index] else { continue }
            visits -= children.count + 1
            for (name, child) in children {
                guard let patterns = patterns[name[...]] else { continue }
                let end: (path: [FileTree.Step]?, steps: Int)
                var ownName: [[UInt8]] = []
                switch tree[child] {
                case .folder:
                    let step = FileTree.Step(name: name, index: child)
                    folders.append((child, path + [step], patterns))
                    continue
                case .file, .other: continue
                case .link: end = tree.destination(of: [name], from: path)
                case .unresolved(let names):
                    end = tree.destination(of: names.dropLast())
                    ownName = names.suffix(1)
                }
                steps -= end.steps
                guard steps > 0 else { throw .limit(.links) }
                guard let target = end.path.map({ $0.map(\.name) + ownName }),
                    wider.patterns.insert(patterns, at: target[...])
                else { continue }
                isWider = true
                // There may be further links in the target.
                if ownName.isEmpty, let path = end.path,
                    let index = path.isEmpty ? FileTree.root : path.last?.index
                {
                    folders.append((index, path, patterns))
                }
            }
        }
        wider.keepsAllFoldersAndLinks = true
        return isWider ? wider : nil
    }
}
