import DomainLayer
import LicenseViews
import Wording

/// The packages, and what is computed of them once: the one place in which they stand.
///
/// Everything else has their identifiers, or their rows in this table.
struct PackageTable: Sendable {
    typealias ID = PackageLicense.ID

    /// Those that are installed, as the inventory orders them.
    let entries: [PackageLicense]
    let index: PackageRowIndex
    private let rows: [ID: Int]
    /// Those that were removed while a sheet can still go to them.
    private var departed: [ID: PackageLicense] = [:]

    /// Takes a while for a whole system.
    init(_ inventory: LicenseInventory) {
        entries = inventory.entries
        index = PackageRowIndex(inventory)
        rows = Dictionary(
            zip(entries.map(\.id), entries.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The row of a package that is installed; nil if it isn't.
    func row(of id: ID) -> Int? { rows[id] }

    /// A package that is installed, or was when the sheet was opened.
    subscript(id: ID) -> PackageLicense? { rows[id].map { entries[$0] } ?? departed[id] }

    /// Goes on to have what an older table has of some packages, even if they are gone.
    mutating func keep(_ ids: [ID], of older: PackageTable) {
        for id in ids where rows[id] == nil { departed[id] = older[id] }
    }

    mutating func forgetDeparted() { departed = [:] }
}

extension PackageTable: Equatable {
    /// The rest is computed of the entries. Arrays of one storage are equal without a look at what
    /// is in them, so that two states of a run are compared in no time.
    static func == (left: Self, right: Self) -> Bool {
        left.entries == right.entries && left.departed == right.departed
    }
}

extension PackageTable: CustomStringConvertible {
    var description: String { entries.count.counting("package") }
}
