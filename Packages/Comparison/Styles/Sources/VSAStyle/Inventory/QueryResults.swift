import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The packages that a query selects.
enum PackageFilter: Hashable {
    /// Packages with all these words in name or license, see ``LicenseViews/RowFilter``.
    case words(String)
    /// The package with this id, if it is installed.
    case id(PackageLicense.ID)
}

/// What a query found in an inventory; equal if both the inventory and the query are.
@MainActor
struct QueryResults: @MainActor Equatable {
    let rows: PackageRows
    private let inventory: PackageInventory?
    private let filter: PackageFilter
    private let sort: LicenseOrder

    init(_ filter: PackageFilter, _ sort: LicenseOrder, of inventory: PackageInventory?) {
        (self.inventory, self.filter, self.sort) = (inventory, filter, sort)
        guard let inventory else {
            rows = PackageRows([])
            return
        }
        let order =
            switch filter {
            case .words(let words):
                RowFilter(words).rows(of: inventory.index.order(sort), keys: inventory.index.keys)
            case .id(let id):
                PackageRows(inventory.entries).position(of: id).map { [$0] } ?? []
            }
        rows = PackageRows(inventory.entries, order: order)
    }

    func answer(_ filter: PackageFilter, _ sort: LicenseOrder, of inventory: PackageInventory?)
        -> Bool
    {
        self.inventory === inventory && self.filter == filter && self.sort == sort
    }

    /// The selected row of a list; nil if there is none.
    func index(at position: ListPosition) -> Int? {
        rows.indices.contains(position.selected) ? position.selected : nil
    }

    static func == (left: QueryResults, right: QueryResults) -> Bool {
        left.answer(right.filter, right.sort, of: right.inventory)
    }
}
