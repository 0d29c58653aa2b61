/// Patterns of paths below a folder, as a tree of their names.
struct PathTrie: Sendable {
    /// The longest file that is wanted at this place, in bytes; nil if only the way leads over it.
    private(set) var limit: Int?
    private var named: [ArraySlice<UInt8>: PathTrie] = [:]
    /// What is wanted below all other names that end in ``suffix``: none or one.
    private var others: [PathTrie] = []
    private var suffix: [UInt8] = []

    /// No paths.
    init() {}

    private init(limit: Int) {
        self.limit = limit
    }

    /// What is wanted below a name; nil for nothing.
    subscript(name: ArraySlice<UInt8>) -> PathTrie? {
        if let known = named[name] { return known }
        guard let others = others.first, name.reversed().starts(with: suffix.reversed()) else {
            return nil
        }
        return others
    }

    /// Adds a pattern, in which `*` begins a name that may be any, or may begin with anything.
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

    /// Wants at another place what is wanted at one.
    ///
    /// - Parameters:
    ///   - other: what is wanted.
    ///   - names: the place.
    /// - Returns: whether that is more than before.
    mutating func insert(_ other: PathTrie, at names: ArraySlice<[UInt8]>) -> Bool {
        guard let name = names.first?[...] else { return merge(other) }
        // In its place: a copy of all names for each new one would take for ever.
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
        // A name that is known by itself hides what is wanted of all.
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
