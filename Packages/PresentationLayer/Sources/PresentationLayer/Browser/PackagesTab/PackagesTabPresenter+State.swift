public import DomainLayer
public import LicenseViews
public import TerminalUI

/// What the screen of all packages shows: a value, and a mutating method for each input.
public struct PackagesTabState: Sendable {
    /// What the keys are for.
    public enum Focus: Equatable, Sendable {
        /// They move in the rows.
        case rows
        /// They write the filter.
        case filter
        /// They write the phrase to look for in the texts.
        case phrase
    }

    public private(set) var focus = Focus.rows
    public private(set) var order = LicenseOrder.name
    /// The search in the texts; nil if none is on the screen.
    public private(set) var search: TextSearchState?

    /// How many searches have begun.
    private var searches = 0
    /// The packages of the inventory; nil before they have come.
    private(set) var entries: [PackageLicense]?
    /// Nil for the moment that it takes to compute it.
    private(set) var index: PackageRowIndex?
    /// A row is the index of a package among the entries.
    private var list = FilteredRows()

    /// What the packages shown have in their name or license; empty for all.
    public var filter: String { list.filter }
    public var position: ListPosition { list.position }
    /// The packages to show, filtered and ordered; none before they have come.
    public var rows: PackageRows { PackageRows(entries ?? [], order: list.rows) }
    /// The package that is selected; nil if no row is.
    public var selection: PackageLicense? { list.selected.flatMap { entries?[$0] } }

    /// The number of the search that is on the screen; nil if none has begun there.
    public var searchNumber: Int? { search?.begun.map { _ in searches } }

    /// What is opened now: a package among the rows, or a hit among the packages that have any.
    var subject: PackageSheetSubject? {
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

// MARK: What comes from the inventory

extension PackagesTabState {
    /// The packages have come, or have changed; the selected one stays so.
    ///
    /// - Parameter index: made of these packages; nil if that is still on its way, until when all
    ///   are shown by name.
    mutating func onInventory(_ entries: [PackageLicense], index: PackageRowIndex?) {
        let selected = selection?.id
        self.entries = entries
        self.index = index
        list.replace(
            order: index?.order(order) ?? Array(entries.indices), keys: index?.keys ?? [],
            selected: selected.flatMap(PackageRows(entries).position))
    }
}

// MARK: What comes from the keys

extension PackagesTabState {
    public mutating func onMove(to position: ListPosition) {
        list.position = position
    }

    /// Selects a package that was looked at elsewhere; does nothing if it isn't shown.
    public mutating func onReveal(_ id: PackageLicense.ID) {
        if let row = PackageRows(entries ?? []).position(of: id) { list.select(row) }
    }

    /// The filter is about to be written; the hits of a search have none.
    public mutating func onFilterBegin() {
        if search == nil, entries != nil { focus = .filter }
    }

    /// The filter has changed; the selected package stays so while it is shown.
    public mutating func onFilter(_ filter: String) {
        list.narrow(to: filter)
    }

    /// The filter is as wanted, and keys move again.
    public mutating func onFilterAccept() {
        focus = .rows
    }

    /// The next order, after the last the first again; what comes first in it is looked at.
    public mutating func onSort() {
        if search != nil { return }
        let orders = LicenseOrder.allCases
        let next = orders.firstIndex(of: order).map(orders.index(after:)) ?? orders.startIndex
        order = orders[next % orders.count]
        if let index { list.reorder(index.order(order)) }
    }

    /// The phrase to look for is about to be written.
    public mutating func onPhraseBegin() {
        if entries == nil { return }
        search = search ?? TextSearchState()
        focus = .phrase
    }

    public mutating func onPhrase(_ phrase: String) {
        search?.onPhrase(phrase)
    }

    /// The search begins; an empty phrase ends it instead.
    public mutating func onSearch() {
        focus = .rows
        if search?.phrase.isEmpty == true {
            search = nil
            return
        }
        search?.onBegin()
        searches += 1
    }

    /// The search has come further.
    public mutating func onStep(_ step: LicenseTextSearchStep) {
        search?.onStep(step)
    }

    /// The search has looked everywhere.
    public mutating func onSearchEnd() {
        search?.onEnd()
    }

    public mutating func onHitMove(to position: ListPosition) {
        search?.onMove(to: position)
    }

    /// Closes the topmost of search and filter.
    public mutating func onEscape() {
        if search != nil {
            search = nil
        } else if !filter.isEmpty {
            list.narrow(to: "")
        }
        focus = .rows
    }
}

/// A search in the copyright texts: what was found, and how far it is.
public struct TextSearchState: Equatable, Sendable {
    public private(set) var phrase = ""
    /// What has been looked for; nil before the first search has begun.
    public private(set) var begun: String?
    public private(set) var hits: [LicenseTextHit] = []
    /// How many packages have been looked through, of how many; 0 of 0 before the first step.
    public private(set) var done = 0
    public private(set) var total = 0
    public private(set) var isRunning = false
    public private(set) var position = ListPosition()

    /// The hit that is selected; nil if there is none.
    public var selection: LicenseTextHit? {
        hits.indices.contains(position.selected) ? hits[position.selected] : nil
    }

    /// Whether the search ended early, since nobody reads so many hits.
    public var isCut: Bool { hits.count >= LicenseTextSearchStep.mostHits }

    public mutating func onPhrase(_ phrase: String) {
        self.phrase = phrase
    }

    public mutating func onBegin() {
        begun = phrase
        (hits, done, total) = ([], 0, 0)
        position = ListPosition()
        isRunning = true
    }

    public mutating func onStep(_ step: LicenseTextSearchStep) {
        hits += step.hits
        (done, total) = (step.done, step.total)
    }

    public mutating func onEnd() {
        isRunning = false
    }

    public mutating func onMove(to position: ListPosition) {
        self.position = position
    }
}
