public import DomainLayer

/// Some packages of an inventory in some order, without a copy of them.
public struct PackageRows: RandomAccessCollection, Sendable {
    private let entries: [LicenseEntry]
    /// Places in `entries`; nil where all are shown in their own order.
    private let order: [Int32]?

    /// - Parameters:
    ///   - entries: the packages of the inventory.
    ///   - order: places in them; nil for all.
    init(_ entries: [LicenseEntry], order: [Int32]? = nil) {
        self.entries = entries
        self.order = order
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { order?.count ?? entries.count }

    public subscript(position: Int) -> LicenseEntry {
        entries[place(at: position)]
    }

    /// The place among the inventory's packages of the one that stands at a position.
    func place(at position: Int) -> Int {
        order.map { Int($0[position]) } ?? position
    }

    /// Where the package stands that has this place in the inventory; nil where it is not among
    /// them.
    func position(ofPlace place: Int) -> Int? {
        if let order { return order.firstIndex(of: Int32(place)) }
        return entries.indices.contains(place) ? place : nil
    }

    /// Where the package of this id stands; nil where it is not among them.
    func position(of id: LicenseEntry.ID) -> Int? {
        // Comparing names first makes an id only where it is likely to be the one; taking an entry
        // out to do so would take longer than that.
        guard let colon = id.lastIndex(of: ":") else { return nil }
        let name = id[..<colon]
        func holds(_ place: Int) -> Bool { entries[place].name == name && entries[place].id == id }
        return order.map { $0.firstIndex { holds(Int($0)) } } ?? entries.indices.first(where: holds)
    }
}
