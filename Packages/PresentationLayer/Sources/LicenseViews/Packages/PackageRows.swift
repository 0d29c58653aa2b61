public import DomainLayer

/// Some packages of an inventory in some order, without a copy of them.
public struct PackageRows: RandomAccessCollection, Sendable {
    private let entries: [PackageLicense]
    /// Indices of `entries`; nil if all are shown in their own order.
    private let order: [Int]?

    /// - Parameters:
    ///   - entries: the packages of the inventory.
    ///   - order: indices of them; nil for all.
    public init(_ entries: [PackageLicense], order: [Int]? = nil) {
        self.entries = entries
        self.order = order
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { order?.count ?? entries.count }

    public subscript(position: Int) -> PackageLicense {
        entries[entryIndex(at: position)]
    }

    /// Those at some positions, in their order.
    public subscript(positions: [Int]) -> PackageRows {
        PackageRows(entries, order: positions.map(entryIndex))
    }

    /// The index among the inventory's packages of the one at a position.
    private func entryIndex(at position: Int) -> Int {
        order.map { $0[position] } ?? position
    }

    /// Where the package of this id stands; nil if it is not among them.
    public func position(of id: PackageLicense.ID) -> Int? {
        // Comparing names first makes an id only if it is likely to be the one.
        guard let colon = id.lastIndex(of: ":") else { return nil }
        let name = id[..<colon]
        return indices.first { position in
            let index = entryIndex(at: position)
            return entries[index].name == name && entries[index].id == id
        }
    }
}
