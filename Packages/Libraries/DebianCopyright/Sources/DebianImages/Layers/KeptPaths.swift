package import DebianCopyright

/// Which paths of a system are kept, of the many that an image has.
package struct KeptPaths: Sendable {
    private var patterns = PathTrie()
    private var keepsAllFoldersAndLinks = false
    /// Whether what is read passes but once.
    private(set) var isForOneReading = false

    private init() {}

    /// What a listing reads, and every folder or link on the way to it.
    package static let listing: KeptPaths = {
        var kept = KeptPaths()
        for read in InstalledSystem.readPaths {
            kept.patterns.insert(read.path, limit: read.limit)
        }
        return kept
    }()

    /// The lists of packages' files too, and all folders and links: a listed path may lead over any
    /// of them.
    package var withFileLists: KeptPaths {
        var kept = self
        kept.patterns.insert(
            InstalledSystem.fileLists.path, limit: InstalledSystem.fileLists.limit)
        kept.keepsAllFoldersAndLinks = true
        return kept
    }

    /// What may turn out to be needed of something that can't be read twice: the lists, and texts
    /// that a link in the documentation could lead to, known by their names. Of all other files
    /// ``Layer`` remembers that they passed.
    package static let once = listing.withFileLists.ofPassing

    /// The same of a layer that passes before those below it are known: over links in those,
    /// anything in it may turn out to be at one of these paths.
    var ofPassing: KeptPaths {
        var kept = self
        kept.keepsAllFoldersAndLinks = true
        kept.isForOneReading = true
        return kept
    }

    /// Why a path is kept.
    enum Need: Hashable {
        /// To know that there is something, and what kind of thing.
        case place
        /// To be read, unless it is longer than this, in bytes.
        case content(limit: Int)
    }

    /// - Returns: nil if it isn't kept.
    func need(of path: EntryPath, _ kind: TarEntry.Kind) -> Need? {
        var trie: PathTrie? = patterns
        for position in 0..<path.count {
            trie = trie?[path[position]]
            if trie == nil { break }
        }
        if let trie { return trie.limit.map(Need.content) ?? .place }
        switch kind {
        case .folder, .link: return keepsAllFoldersAndLinks ? .place : nil
        // What it names may turn out to be a link of a layer below.
        case .hardLink: return isForOneReading ? .place : nil
        case .file:
            guard isForOneReading, let name = path.last, KeptPaths.namesText(name) else {
                return nil
            }
            return .content(limit: SystemScanner.sizeLimit)
        case .other: return isForOneReading ? .place : nil
        }
    }

    /// Whether something at a path, or below it, is read.
    func reads(_ names: [[UInt8]]) -> Bool {
        var trie = patterns
        for name in names {
            guard let next = trie[name[...]] else { return false }
            trie = next
        }
        return true
    }

    /// Whether something below a folder, or the folder itself, may be kept, so that it matters if
    /// it is removed.
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
    /// How many names may be looked up for all links together. A large system has a few thousand
    /// links, with a handful of names each.
    private static let mostSteps = 200_000
    /// How many nodes may be visited for the states of an image after each of its layers.
    static let mostVisits = 2_000_000

    /// These paths, and those that the kept links of a tree lead to; nil if they lead to nothing
    /// else.
    package func following(linksIn tree: FileTree) throws(ArchiveError) -> KeptPaths? {
        var visits = Int.max
        return try following(linksIn: tree, visits: &visits)
    }

    /// The same, but stops once a given number of the tree's nodes were visited.
    ///
    /// What is kept at the link's own place is kept where it leads to: of
    /// `usr/share/doc/apple -> ../fruit`, `usr/share/fruit/copyright`. A new link may be found
    /// there when the system is read again; all folders and links are kept then, so that all that
    /// it leads to is known at once.
    ///
    /// - Parameters:
    ///   - tree: the system.
    ///   - visits: how many of its nodes may be visited; counts down.
    /// - Returns: nil if they lead to nothing else.
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
                // Further links may be there.
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
