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
    @Environment(InventoryStore.self) private var store
    @State private var last = LastResults()
    private let filter: PackageFilter
    private let sort: LicenseOrder

    init(filter: PackageFilter = .words(""), sort: LicenseOrder = .name) {
        self.filter = filter
        self.sort = sort
    }

    /// The packages; empty before the first load.
    var wrappedValue: PackageRows { last.results.rows }

    /// The results as a value that can be compared, for ``TerminalUI/View/onChange(of:_:)``.
    var projectedValue: QueryResults { last.results }

    func update() {
        if !last.results.answer(filter, sort, of: store.inventory) {
            last.results = QueryResults(filter, sort, of: store.inventory)
        }
    }
}

/// Keeps the results, so that thousands of packages are filtered only when the query or the store
/// changes.
@MainActor
private final class LastResults {
    var results = QueryResults(.words(""), .name, of: nil)
}
