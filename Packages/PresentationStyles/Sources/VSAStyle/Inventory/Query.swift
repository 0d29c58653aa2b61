import DomainLayer
import LicenseViews
import TerminalUI

/// Some packages of the store in the environment, in some order; the view that has it is made anew
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

    /// The packages; none before the first reading.
    var wrappedValue: PackageRows { last.results.rows }

    /// The same as a value that can be compared: what ``TerminalUI/View/onChange(of:perform:)``
    /// takes.
    var projectedValue: QueryResults { last.results }

    func update() {
        if !last.results.answer(filter, sort, of: store.table) {
            last.results = QueryResults(filter, sort, of: store.table)
        }
    }
}

/// Which packages a query is for.
enum PackageFilter: Hashable {
    /// Those with all these words in name or licence, see ``LicenseViews/RowFilter``.
    case words(String)
    /// The one of this id, if it is installed.
    case id(LicenseEntry.ID)
}

/// What a query has found in one reading; equal if it is the same reading and the same query.
@MainActor
struct QueryResults: @MainActor Equatable {
    let rows: PackageRows
    private let table: PackageTable?
    private let filter: PackageFilter
    private let sort: LicenseOrder

    init(_ filter: PackageFilter, _ sort: LicenseOrder, of table: PackageTable?) {
        (self.table, self.filter, self.sort) = (table, filter, sort)
        guard let table else {
            rows = PackageRows([])
            return
        }
        let order =
            switch filter {
            case .words(let words):
                RowFilter(words).rows(of: table.index.order(sort), keys: table.index.keys)
            case .id(let id):
                PackageRows(table.entries).position(of: id).map { [$0] } ?? []
            }
        rows = PackageRows(table.entries, order: order)
    }

    func answer(_ filter: PackageFilter, _ sort: LicenseOrder, of table: PackageTable?) -> Bool {
        self.table === table && self.filter == filter && self.sort == sort
    }

    /// The row that a list has selected; nil if there is none.
    func index(at position: ListPosition) -> Int? {
        rows.indices.contains(position.selected) ? position.selected : nil
    }

    static func == (left: QueryResults, right: QueryResults) -> Bool {
        left.answer(right.filter, right.sort, of: right.table)
    }
}

/// Thousands of packages are filtered when the query or the store changes, and not for each frame.
@MainActor
private final class LastResults {
    var results = QueryResults(.words(""), .name, of: nil)
}
