import DomainLayer
import Wording

/// The packages and what is computed from them once; they are kept nowhere else.
///
/// Everything else has their identifiers, or their rows in this table.
struct PackageTable: Sendable {
    typealias ID = PackageLicense.ID

    /// The installed packages, in the inventory's order.
    let entries: [PackageLicense]
    let index: PackageRowIndex
    private let rows: [ID: Int]
    /// Removed packages that an open sheet can still go to.
    private var departed: [ID: PackageLicense] = [:]

    /// Takes a while for a complete system.
    init(_ inventory: LicenseInventory) {
        entries = inventory.entries
        index = PackageRowIndex(inventory)
        rows = Dictionary(
            zip(entries.map(\.id), entries.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The row of an installed package; nil if it isn't installed.
    func row(of id: ID) -> Int? { rows[id] }

    /// A package that is installed, or was installed when the sheet was opened.
    subscript(id: ID) -> PackageLicense? { rows[id].map { entries[$0] } ?? departed[id] }

    /// Keeps some packages of an older table, even if they are gone.
    mutating func keep(_ ids: [ID], of older: PackageTable) {
        for id in ids where rows[id] == nil { departed[id] = older[id] }
    }

    mutating func forgetDeparted() { departed = [:] }
}

extension PackageTable: Equatable {
    /// Compares the entries, from which all else is computed. Arrays with one storage are equal
    /// without a look at their elements, so comparing two states of a run takes no time.
    static func == (left: Self, right: Self) -> Bool {
        left.entries == right.entries && left.departed == right.departed
    }
}

extension PackageTable: CustomStringConvertible {
    var description: String { entries.count.counting("package") }
}
