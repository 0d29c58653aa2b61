/// How two inventories differ.
public struct InventoryDifference: Hashable, Sendable {
    public var old: Side
    public var new: Side
    /// Packages that only the old inventory has, ordered by name, then architecture.
    public var removed: [PackageLicense]
    /// Packages that only the new one has, in the same order.
    public var added: [PackageLicense]
    /// Packages that both have, but not alike, in the same order.
    public var changed: [PackageChange]
    /// How many packages both have whose texts were not compared, because a digest is missing.
    public var uncomparedTexts: Int
    /// What the layers of the new side, an image, did; nil unless that was asked for.
    public var layers: LayerHistory?

    /// One of the two inventories as a whole.
    public struct Side: Hashable, Sendable {
        public var origin: InputSource
        public var system: SystemIdentity
        /// How many packages it has.
        public var packages: Int
        /// As ``LicenseInventory/isIncomplete``.
        public var isIncomplete: Bool

        init(_ inventory: LicenseInventory, from origin: InputSource) {
            self.origin = origin
            system = inventory.system
            packages = inventory.entries.count
            isIncomplete = inventory.isIncomplete
        }
    }

    /// Whether both have the same packages in the same versions, and these say the same.
    public var isEmpty: Bool { removed.isEmpty && added.isEmpty && changed.isEmpty }

    /// Whether an inventory lacks something, so that a difference may be missing or be none.
    public var isIncomplete: Bool { old.isIncomplete || new.isIncomplete }

    /// Compares two inventories in time that grows with their sizes.
    public init(
        from old: LicenseInventory, at oldOrigin: InputSource,
        to new: LicenseInventory, at newOrigin: InputSource
    ) {
        self.old = Side(old, from: oldOrigin)
        self.new = Side(new, from: newOrigin)
        let pairing = PackagePairing(from: old.entries, to: new.entries)
        removed = pairing.removed
        added = pairing.added
        var answers = AnswerChanges()
        changed = pairing.pairs.compactMap { PackageChange(from: $0.old, to: $0.new, &answers) }
        uncomparedTexts = pairing.pairs.count { old, new in
            old.format != nil && new.format != nil
                && (old.textDigest == nil || new.textDigest == nil)
        }
    }
}

/// Which package of one inventory is which of another.
///
/// A package is the same by name and architecture. Of several by the same name and architecture,
/// which no dpkg has but a listing may, those of the same version belong together, then those of
/// the same rank. If a name is left once on each side, its package has changed its architecture.
struct PackagePairing {
    private(set) var removed: [PackageLicense] = []
    private(set) var added: [PackageLicense] = []
    private(set) var pairs: [(old: PackageLicense, new: PackageLicense)] = []

    init(from old: [PackageLicense], to new: [PackageLicense]) {
        var olds = old.ordered[...]
        var news = new.ordered[...]
        while let name = [olds.first?.name, news.first?.name].compactMap(\.self).min() {
            pair(olds.popAll(named: name), news.popAll(named: name))
        }
    }

    /// Pairs packages of one name.
    private mutating func pair(
        _ olds: ArraySlice<PackageLicense>, _ news: ArraySlice<PackageLicense>
    ) {
        var (olds, news) = (Array(olds), Array(news))
        let first = pairs.count
        if olds.count > 1 || news.count > 1 {
            pair(&olds, &news) { [$0.architecture, $0.version] }
            pair(&olds, &news) { [$0.architecture] }
        }
        if let old = olds.first, let new = news.first, olds.count == 1, news.count == 1 {
            pairs.append((old, new))
        } else {
            removed += olds
            added += news
        }
        pairs[first...].sort { $0.new.architecture < $1.new.architecture }
    }

    /// Pairs packages that have the same key, first with first, and leaves the others.
    private mutating func pair(
        _ olds: inout [PackageLicense], _ news: inout [PackageLicense],
        by key: (PackageLicense) -> [String]
    ) {
        var indices: [[String]: [Int]] = [:]
        for (index, new) in news.enumerated().reversed() {
            indices[key(new), default: []].append(index)
        }
        var paired: Set<Int> = []
        olds.removeAll { old in
            guard let index = indices[key(old)]?.popLast() else { return false }
            paired.insert(index)
            pairs.append((old, news[index]))
            return true
        }
        news = news.indices.filter { !paired.contains($0) }.map { news[$0] }
    }
}

extension [PackageLicense] {
    /// By name, then architecture, as bytes; a listing may have an order of its own.
    fileprivate var ordered: [PackageLicense] {
        sorted { ($0.name, $0.architecture) < ($1.name, $1.architecture) }
    }
}

extension ArraySlice<PackageLicense> {
    /// Takes the packages of this name, which stand at the beginning.
    fileprivate mutating func popAll(named name: String) -> ArraySlice<PackageLicense> {
        let group = prefix { $0.name == name }
        removeFirst(group.count)
        return group
    }
}
