public import DomainLayer

/// Packages of an inventory, selected and ordered without being copied.
public struct PackageRows: RandomAccessCollection, Sendable {
    private let entries: [PackageLicense]
    /// Indices of `entries`; nil for all, in their own order.
    private let order: [Int]?

    /// - Parameters:
    ///   - entries: the packages of the inventory.
    ///   - order: the indices of the packages; nil for all.
    public init(_ entries: [PackageLicense], order: [Int]? = nil) {
        self.entries = entries
        self.order = order
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { order?.count ?? entries.count }

    public subscript(position: Int) -> PackageLicense {
        entries[entryIndex(at: position)]
    }

    /// The packages at some positions, in the order of the positions.
    public subscript(positions: [Int]) -> PackageRows {
        PackageRows(entries, order: positions.map(entryIndex))
    }

    /// The index in the inventory of the package at a position.
    private func entryIndex(at position: Int) -> Int {
        order.map { $0[position] } ?? position
    }

    /// The position of the package with this id; nil if it is not among them.
    public func position(of id: PackageLicense.ID) -> Int? {
        // Names are compared first, so that an id is made only for a likely match.
        guard let colon = id.lastIndex(of: ":") else { return nil }
        let name = id[..<colon]
        return indices.first { position in
            let index = entryIndex(at: position)
            return entries[index].name == name && entries[index].id == id
        }
    }
}
