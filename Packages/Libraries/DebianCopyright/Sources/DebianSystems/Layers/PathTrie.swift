/// Path patterns below a folder, as a tree of names.
struct PathTrie: Sendable {
    /// The size limit of the file at this path in bytes; nil if the path is only on the way to
    /// others.
    private(set) var limit: Int?
    private var named: [ArraySlice<UInt8>: PathTrie] = [:]
    /// The patterns below all other names that end in ``suffix``: none or one.
    private var others: [PathTrie] = []
    private var suffix: [UInt8] = []

    /// No paths.
    init() {}

    private init(limit: Int) {
        self.limit = limit
    }

    /// The patterns below a name; nil if there are none.
    subscript(name: ArraySlice<UInt8>) -> PathTrie? {
        if let known = named[name] { return known }
        guard let others = others.first, name.reversed().starts(with: suffix.reversed()) else {
            return nil
        }
        return others
    }

    /// Adds a pattern. A name that begins with `*` matches every name that ends in the rest.
    mutating func insert(_ pattern: String, limit: Int) {
        insert(
            pattern.utf8.split(separator: UInt8(ascii: "/"))[...],
            leaf: PathTrie(limit: limit))
    }

    private mutating func insert(_ names: ArraySlice<Substring.UTF8View>, leaf: PathTrie) {
        guard let name = names.first else {
            merge(leaf)
            return
        }
        if name.first == UInt8(ascii: "*") {
            var trie = others.first ?? PathTrie()
            trie.insert(names.dropFirst(), leaf: leaf)
            others = [trie]
            suffix = Array(name.dropFirst())
        } else {
            named[Array(name)[...], default: PathTrie()].insert(names.dropFirst(), leaf: leaf)
        }
    }

    /// Adds the patterns of another tree at a path.
    ///
    /// - Parameters:
    ///   - other: the patterns to add.
    ///   - names: the path.
    /// - Returns: whether that added anything.
    mutating func insert(_ other: PathTrie, at names: ArraySlice<[UInt8]>) -> Bool {
        guard let name = names.first?[...] else { return merge(other) }
        // In place, because copying all names for each new one would take too long.
        if let isMore = named[name]?.insert(other, at: names.dropFirst()) { return isMore }
        var trie = self[name] ?? PathTrie()
        guard trie.insert(other, at: names.dropFirst()) else { return false }
        named[name] = trie
        return true
    }

    @discardableResult
    private mutating func merge(_ other: PathTrie) -> Bool {
        var isMore = false
        if let limit = other.limit, limit > self.limit ?? -1 {
            self.limit = limit
            isMore = true
        }
        for (name, trie) in other.named where insert(trie, at: [Array(name)]) { isMore = true }
        guard let theirs = other.others.first else { return isMore }
        // A name with an entry of its own hides the patterns for all other names.
        for name in named.keys where named[name]?.merge(theirs) == true { isMore = true }
        if others.isEmpty {
            (others, suffix) = ([theirs], other.suffix)
            return true
        }
        if suffix != other.suffix, !suffix.isEmpty {
            suffix = []
            isMore = true
        }
        return others[0].merge(theirs) || isMore
    }
}
