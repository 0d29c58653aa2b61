import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The packages that pass a filter; the selected one can be opened.
struct FilteredPackages: View {
    @Environment(InventoryStore.self) private var store
    @Environment(Router.self) private var router
    @Query private var packages: PackageRows
    @Binding private var filter: String
    @Binding private var isFiltering: Bool
    @State private var position = ListPosition()

    init(filter: Binding<String>, isFiltering: Binding<Bool>) {
        _packages = Query(filter: filter.wrappedValue, sort: .name)
        _filter = filter
        _isFiltering = isFiltering
    }

    var body: some View {
        VStack {
            rows
            status
            CategoryLegend(categories: store.inventory?.index.categories ?? []).frame(height: 1)
        }
        .onKey(.enter) {
            if isFiltering {
                isFiltering = false
            } else if let index = $packages.index(at: position) {
                router.open(packages, at: index)
            }
        }
        .onChange(of: $packages) { old, new in
            let selected = old.index(at: position).map { old.rows[$0].id }
            position = position.following(selected.flatMap(new.rows.position))
        }
        .onChange(of: router.sheet?.entry.id) { last, shown in
            guard shown == nil, let row = last.flatMap(packages.position) else { return }
            position = position.following(row)
        }
    }

    @ViewBuilder
    private var rows: some View {
        if installed.isEmpty {
            Notice { Text("No package is installed.") }
        } else if packages.isEmpty {
            NoMatches(noun: "packages", filter: filter)
        } else {
            PackageHeader(order: .name)
            List(packages, position: $position) {
                PackageRow(entry: $0, isSelected: $1, order: .name)
            }
        }
    }

    private var installed: [PackageLicense] { store.inventory?.entries ?? [] }

    private var status: StatusLine {
        StatusLine(
            filter: filter, isFiltering: isFiltering, shown: packages.count, of: installed.count,
            words: store.inventory?.index.summary ?? "", count: "by name",
            onFilter: { filter = $0 })
    }
}
