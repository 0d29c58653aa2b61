/// How two inventories differ.
public struct InventoryDifference: Hashable, Sendable {
    public var old: Side
    public var new: Side
    /// Packages that only the old inventory has, ordered by name, then architecture.
    public var removed: [ComparedPackage]
    /// Packages that only the new one has, in the same order.
    public var added: [ComparedPackage]
    /// Packages that both have, but not alike, in the same order.
    public var changed: [PackageChange]
    /// How many packages both have whose texts were not compared, because a digest is missing.
    public var uncomparedTexts: Int

    /// One of the two inventories as a whole.
    public struct Side: Hashable, Sendable {
        public var origin: InventoryOrigin
        public var system: SystemIdentity
        /// How many packages it has.
        public var packages: Int
        /// As ``ComparedInventory/isIncomplete``.
        public var isIncomplete: Bool

        init(_ inventory: ComparedInventory, from origin: InventoryOrigin) {
            self.origin = origin
            system = inventory.system
            packages = inventory.packages.count
            isIncomplete = inventory.isIncomplete
        }
    }

    /// Whether both have the same packages in the same versions, and these say the same.
    public var isEmpty: Bool { removed.isEmpty && added.isEmpty && changed.isEmpty }

    /// Whether an inventory lacks something, so that a difference may be missing or be none.
    public var isIncomplete: Bool { old.isIncomplete || new.isIncomplete }

    /// Compares two inventories in time that grows with their sizes.
    public init(
        from old: ComparedInventory, at oldOrigin: InventoryOrigin,
        to new: ComparedInventory, at newOrigin: InventoryOrigin
    ) {
        self.old = Side(old, from: oldOrigin)
        self.new = Side(new, from: newOrigin)
        let pairing = PackagePairing(from: old.packages, to: new.packages)
        removed = pairing.removed
        added = pairing.added
        changed = pairing.pairs.compactMap { PackageChange(from: $0.old, to: $0.new) }
        uncomparedTexts = pairing.pairs.count { old, new in
            old.format != nil && new.format != nil && (old.lacksDigest || new.lacksDigest)
        }
    }
}
