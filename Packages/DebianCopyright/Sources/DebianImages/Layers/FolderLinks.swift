import DebianCopyright

/// The symbolic links of a tar, and of the layers below it, by which entries may be spelled: of
/// `d -> var/lib/dpkg` and `d/status`, the latter is dpkg's.
///
/// Those who unpack follow links on the way to an entry. So do we, before we ask whether the entry
/// is kept.
struct FolderLinks {
    private struct Link {
        let path: [UInt8]
        let target: [UInt8]
    }

    /// By the hashes of their paths.
    private var links: [UInt64: Link] = [:]

    /// Puts in the place of a path the one that it leads to if links on the way are followed; what
    /// has the path itself isn't.
    ///
    /// A path that leads round in a circle stays as it is: nobody can unpack it.
    func follow(_ path: inout EntryPath) {
        if links.isEmpty { return }
        for _ in 0..<PathLimit.links {
            guard let (link, count) = firstLink(on: path) else { return }
            let rest = (count..<path.count).map { path[$0] }
            // The names on the way to the link count if it is a relative one.
            let isAbsolute = link.target.first == UInt8(ascii: "/")
            let way = isAbsolute ? [] : (0..<count - 1).map { path[$0] }
            let names = way + [link.target[...]] + rest
            path.read(Array(names.joined(separator: [UInt8(ascii: "/")])))
            if path.count > PathLimit.steps { return }
        }
    }

    /// Remembers what an entry puts at its path.
    ///
    /// - Parameter path: with the links on the way followed.
    mutating func note(_ entry: TarEntry, at path: EntryPath) {
        if entry.kind == .link {
            links[hash(of: path)] = Link(path: path.joined, target: entry.linkTarget)
        } else if !links.isEmpty {
            forget(path)
        }
    }

    /// Whether there is a link at a path.
    func has(_ path: EntryPath) -> Bool {
        links[hash(of: path)].map { isPath($0.path, of: path, path.count) } ?? false
    }

    /// Forgets the link at a path that something else takes, or that is removed.
    mutating func forget(_ path: EntryPath) {
        links[hash(of: path)] = nil
    }

    /// The link that is come to first, and how many names lead to it, its own included.
    private func firstLink(on path: EntryPath) -> (Link, count: Int)? {
        var hash = Self.seed
        for count in 1..<max(1, path.count) {
            Self.add(path[count - 1], to: &hash)
            if let link = links[hash], isPath(link.path, of: path, count) { return (link, count) }
        }
        return nil
    }

    private func isPath(_ bytes: [UInt8], of path: EntryPath, _ count: Int) -> Bool {
        (0..<count).map { path[$0] }.joined(separator: [UInt8(ascii: "/")]).elementsEqual(bytes)
    }

    private func hash(of path: EntryPath) -> UInt64 {
        var hash = Self.seed
        for position in 0..<path.count { Self.add(path[position], to: &hash) }
        return hash
    }

    /// FNV-1a, name by name.
    private static func add(_ name: ArraySlice<UInt8>, to hash: inout UInt64) {
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ UInt64(UInt8(ascii: "/"))) &* 0x100_0000_01B3
    }

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
}
