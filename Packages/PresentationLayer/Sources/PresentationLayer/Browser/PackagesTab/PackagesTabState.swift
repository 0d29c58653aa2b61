import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// What the screen of all packages shows: a value, and a mutating method for each input.
struct PackagesTabState: Sendable {
    /// What keys do.
    enum Focus: Equatable, Sendable {
        /// Move in the rows.
        case rows
        /// Edit the filter.
        case filter
        /// Edit the phrase to search the texts for.
        case phrase
    }

    private(set) var focus = Focus.rows
    private(set) var order = LicenseOrder.name
    /// The search in the texts; nil if none is on the screen.
    private(set) var search: TextSearchState?
    /// What the sheet shows; nil if it is closed.
    private(set) var sheet: PackageSheetSubject?

    /// How many searches have begun.
    private var searches = 0
    /// The packages of the inventory; nil until it is there.
    private(set) var entries: [PackageLicense]?
    /// Nil while it is being computed.
    private(set) var index: PackageRowIndex?
    /// A row is the index of a package in the entries.
    private var list = FilteredRows()

    /// The filter. It matches the name and license of a package; an empty one shows all.
    var filter: String { list.filter }
    var position: ListPosition { list.position }
    /// The packages to show, filtered and ordered; empty until the inventory is there.
    var rows: PackageRows { PackageRows(entries ?? [], order: list.rows) }
    /// The selected package; nil if no row is selected.
    var selection: PackageLicense? { list.selected.flatMap { entries?[$0] } }

    /// The number of the search on the screen; nil if none has begun.
    var searchNumber: Int? { search?.begun.map { _ in searches } }

    /// What Enter opens: the selected row, or the selected hit among the packages with hits.
    private var subject: PackageSheetSubject? {
        guard let search else {
            return selection.map { _ in
                PackageSheetSubject(packages: rows, index: position.selected)
            }
        }
        guard let hit = search.selection else { return nil }
        let (all, found) = (PackageRows(entries ?? []), Set(search.hits.map(\.package)))
        let packages = all[all.indices.filter { found.contains(all[$0].id) }]
        return packages.position(of: hit.package).map {
            PackageSheetSubject(
                packages: packages, index: $0, line: hit.line, phrase: search.begun)
        }
    }
}

// MARK: Inputs from the inventory

extension PackagesTabState {
    /// The inventory is there or has changed; the selection is kept.
    ///
    /// - Parameter index: the index of these packages; nil while it is being computed. Until it is
    ///   there, all packages are shown, by name.
    mutating func onInventory(_ entries: [PackageLicense], index: PackageRowIndex?) {
        let selected = selection?.id
        self.entries = entries
        self.index = index
        list.replace(
            order: index?.order(order) ?? Array(entries.indices), keys: index?.keys ?? [],
            selected: selected.flatMap(PackageRows(entries).position))
    }
}

// MARK: Inputs from the keys

extension PackagesTabState {
    mutating func onMove(to position: ListPosition) {
        list.position = position
    }

    /// Selects the package that the sheet showed last; does nothing if the list lacks it.
    mutating func onReveal(_ id: PackageLicense.ID) {
        if let row = PackageRows(entries ?? []).position(of: id) { list.select(row) }
    }

    /// Keys edit the filter from now on; the hits of a search have no filter.
    mutating func onFilterBegin() {
        if search == nil, entries != nil { focus = .filter }
    }

    /// The filter has changed; the selection is kept as long as its row is shown.
    mutating func onFilter(_ filter: String) {
        list.narrow(to: filter)
    }

    /// Switches to the next order, after the last to the first, and to the top of the list.
    mutating func onSort() {
        if search != nil { return }
        let orders = LicenseOrder.allCases
        let next = orders.firstIndex(of: order).map(orders.index(after:)) ?? orders.startIndex
        order = orders[next % orders.count]
        if let index { list.reorder(index.order(order)) }
    }

    /// Keys edit the phrase from now on.
    mutating func onPhraseBegin() {
        if entries == nil { return }
        search = search ?? TextSearchState()
        focus = .phrase
    }

    mutating func onPhrase(_ phrase: String) {
        search?.onPhrase(phrase)
    }

    /// The search starts, or starts over, with the first text.
    mutating func onSearchStart() {
        search?.onStart()
    }

    /// The search has looked through more texts.
    mutating func onStep(_ step: LicenseTextSearchStep) {
        search?.onStep(step)
    }

    /// The search has looked everywhere.
    mutating func onSearchEnd() {
        search?.onEnd()
    }

    mutating func onHitMove(to position: ListPosition) {
        search?.onMove(to: position)
    }

    /// Accepts the filter or starts the search that is being edited; otherwise opens what is
    /// selected.
    mutating func onEnter() {
        switch focus {
        case .filter: focus = .rows
        case .phrase: beginSearch()
        case .rows: sheet = subject
        }
    }

    /// An empty phrase closes the search.
    private mutating func beginSearch() {
        focus = .rows
        if search?.phrase.isEmpty == true {
            search = nil
            return
        }
        search?.onBegin()
        searches += 1
    }

    mutating func onSheetClose() {
        sheet = nil
    }

    /// Closes whichever is on top: the search or the filter.
    mutating func onEscape() {
        if search != nil {
            search = nil
        } else if !filter.isEmpty {
            list.narrow(to: "")
        }
        focus = .rows
    }
}

/// A search in the copyright texts: its hits, and how far it is.
struct TextSearchState: Equatable, Sendable {
    private(set) var phrase = ""
    /// The phrase that is searched for; nil before the first search.
    private(set) var begun: String?
    private(set) var hits: [LicenseTextHit] = []
    /// How many packages were searched, and of how many; both are 0 before the first step.
    private(set) var done = 0
    private(set) var total = 0
    private(set) var isRunning = false
    private(set) var position = ListPosition()

    /// The selected hit; nil if there is none.
    var selection: LicenseTextHit? {
        hits.indices.contains(position.selected) ? hits[position.selected] : nil
    }

    /// Whether the search stopped early because it had more hits than anyone reads.
    var isCut: Bool { hits.count >= LicenseTextSearchStep.mostHits }

    mutating func onPhrase(_ phrase: String) {
        self.phrase = phrase
    }

    mutating func onBegin() {
        begun = phrase
        isRunning = true
        onStart()
    }

    mutating func onStart() {
        (hits, done, total) = ([], 0, 0)
        position = ListPosition()
    }

    mutating func onStep(_ step: LicenseTextSearchStep) {
        hits += step.hits
        (done, total) = (step.done, step.total)
    }

    mutating func onEnd() {
        isRunning = false
    }

    mutating func onMove(to position: ListPosition) {
        self.position = position
    }
}
