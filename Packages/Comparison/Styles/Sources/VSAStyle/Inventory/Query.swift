import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// Packages in the environment's store, filtered and ordered; the view that has the query is
/// redrawn when they change.
///
/// To change its query, a view sets it in its `init`.
@MainActor
@propertyWrapper
struct Query: DynamicProperty {
    /// Keeps the results, so that thousands of packages are filtered only when the query or the
    /// store changes. A class, since a state's value must not change while views are laid out; no
    /// view has to be told, as `update()` comes before its body.
    @MainActor
    private final class Cache {
        var results: QueryResults?
    }

    @Environment(InventoryStore.self) private var store
    @State private var cache = Cache()
    private let filter: String
    private let sort: LicenseOrder

    /// - Parameters:
    ///   - filter: words that all must be in a package's name or license, see
    ///     ``LicenseViews/RowFilter``.
    ///   - sort: the order of the packages.
    init(filter: String = "", sort: LicenseOrder = .name) {
        self.filter = filter
        self.sort = sort
    }

    /// The packages; empty before the first load.
    var wrappedValue: PackageRows { projectedValue.rows }

    /// The results as a value that can be compared, for ``TerminalUI/View/onChange(of:_:)``.
    var projectedValue: QueryResults {
        cache.results ?? QueryResults(filter, sort, of: store.inventory)
    }

    func update() {
        if cache.results?.answer(filter, sort, of: store.inventory) != true {
            cache.results = QueryResults(filter, sort, of: store.inventory)
        }
    }
}

/// What a query found in an inventory; equal if both the inventory and the query are.
@MainActor
struct QueryResults: @MainActor Equatable {
    let rows: PackageRows
    private let inventory: PackageInventory?
    private let filter: String
    private let sort: LicenseOrder

    init(_ filter: String, _ sort: LicenseOrder, of inventory: PackageInventory?) {
        (self.inventory, self.filter, self.sort) = (inventory, filter, sort)
        let order = inventory.map {
            RowFilter(filter).rows(of: $0.index.order(sort), keys: $0.index.keys)
        }
        rows = PackageRows(inventory?.entries ?? [], order: order)
    }

    func answer(_ filter: String, _ sort: LicenseOrder, of inventory: PackageInventory?) -> Bool {
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
