import DomainLayer
import LicenseViews
import TerminalUI

/// Some packages of the store in the environment, in some order; the view that has it is redrawn
/// when they change.
///
/// A view that needs another query than before sets it in its `init`.
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

    /// The packages; none before the first load.
    var wrappedValue: PackageRows { last.results.rows }

    /// The same as a value that can be compared: what ``TerminalUI/View/onChange(of:_:)`` takes.
    var projectedValue: QueryResults { last.results }

    func update() {
        if !last.results.answer(filter, sort, of: store.inventory) {
            last.results = QueryResults(filter, sort, of: store.inventory)
        }
    }
}

/// Thousands of packages are filtered when the query or the store changes, and not for each frame.
@MainActor
private final class LastResults {
    var results = QueryResults(.words(""), .name, of: nil)
}
