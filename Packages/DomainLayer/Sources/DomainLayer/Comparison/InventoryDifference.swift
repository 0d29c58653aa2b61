/// How two inventories differ.
public struct InventoryDifference: Hashable, Sendable {
    public var old: Side
    public var new: Side
    /// Licenses that only one of the inventories has.
    public var licenses: CollectionDifference<LicensePresence>
    /// Packages in the old inventory only, ordered by name, then architecture.
    public var removed: [PackageLicense]
    /// Packages in the new inventory only, ordered as ``removed``.
    public var added: [PackageLicense]
    /// Those of ``removed`` that one of ``added`` replaces.
    public var renamed: [PackageRename]
    /// Packages in both inventories that differ, ordered as ``removed``.
    public var changed: [PackageChange]
    /// How many packages both have whose texts were not compared, because a digest is missing.
    public var uncomparedTexts: Int
    /// What the layers of the new side, an image, changed; nil unless that was asked for.
    public var layers: LayerHistory?
    /// What a policy says about the new side that it didn't say about the old one; nil unless that
    /// was asked for.
    public var verdict: PolicyVerdict?

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

    /// Whether both inventories have equal packages in equal versions with equal answers.
    public var isEmpty: Bool { removed.isEmpty && added.isEmpty && changed.isEmpty }

    /// Whether an inventory lacks something, so that a real difference may be missing or a false
    /// one shown.
    public var isIncomplete: Bool { old.isIncomplete || new.isIncomplete }

    /// Compares two inventories in time that grows with their sizes.
    public init(
        from old: LicenseInventory, at oldOrigin: InputSource,
        to new: LicenseInventory, at newOrigin: InputSource
    ) {
        self.old = Side(old, from: oldOrigin)
        self.new = Side(new, from: newOrigin)
        let pairing = PackagePairing(from: old.entries, to: new.entries)
        licenses = CollectionDifference(from: old.entries, to: new.entries)
        removed = pairing.removed
        added = pairing.added
        renamed = [PackageRename](from: pairing.removed, to: pairing.added)
        var answers = AnswerChanges()
        changed = pairing.pairs.compactMap { PackageChange(from: $0.old, to: $0.new, &answers) }
        uncomparedTexts = pairing.pairs.count { old, new in
            old.format != nil && new.format != nil
                && (old.textDigest == nil || new.textDigest == nil)
        }
    }
}

/// Which package of the old inventory corresponds to which one of the new.
///
/// Packages correspond by name and architecture. If several packages share both, which dpkg never
/// allows but a listing may have, they are paired by version, then by rank. If a name is left once
/// on each side, its package has changed its architecture.
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

    /// Pairs packages with equal keys, first with first, and leaves the others.
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
    /// The packages ordered by name, then architecture, as bytes; a listing may have its own order.
    fileprivate var ordered: [PackageLicense] {
        sorted { ($0.name, $0.architecture) < ($1.name, $1.architecture) }
    }
}

extension ArraySlice<PackageLicense> {
    /// Removes and returns the packages of this name, which come first in the slice.
    fileprivate mutating func popAll(named name: String) -> ArraySlice<PackageLicense> {
        let group = prefix { $0.name == name }
        removeFirst(group.count)
        return group
    }
}
