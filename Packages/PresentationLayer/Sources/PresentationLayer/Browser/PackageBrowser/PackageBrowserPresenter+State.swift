public import DomainLayer
public import TerminalUI

/// What the screen of all packages shows: a value, and a mutating method for each input.
public struct PackageBrowserState: Sendable {
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
    /// What the packages shown have in their name or licence; empty for all.
    public private(set) var filter = ""
    public private(set) var order = LicenseOrder.name
    public private(set) var position = ListPosition()
    /// The search in the texts; nil where none is on the screen.
    public private(set) var search: TextSearchState?

    /// The packages of the inventory; nil before they have come.
    private(set) var entries: [LicenseEntry]?
    /// Nil for the moment that it takes to work it out.
    private(set) var index: PackageRowIndex?
    private var filtered: FilteredRows?

    public init() {}

    /// The packages to show, filtered and ordered; none before they have come.
    public var rows: PackageRows { PackageRows(entries ?? [], order: filtered?.rows) }

    /// The package that is selected; nil where no row is.
    public var selection: LicenseEntry? {
        selectedIndex.flatMap { entries?[$0] }
    }

    /// The index of the selected package in the inventory.
    private var selectedIndex: Int? {
        let rows = rows
        return rows.indices.contains(position.selected)
            ? rows.entryIndex(at: position.selected) : nil
    }
}

// MARK: What comes from the inventory

extension PackageBrowserState {
    /// The packages have come, or have changed; the selected one stays so.
    ///
    /// - Parameter index: made of these packages; nil where that is still on its way, until when
    ///   all are shown by name.
    mutating func onInventory(_ entries: [LicenseEntry], index: PackageRowIndex?) {
        let selected = selection?.id
        self.entries = entries
        self.index = index
        filtered = index.map { FilteredRows(order: $0.order(order), keys: $0.keys) }
        filtered?.narrow(to: filter)
        position = position.following(selected.flatMap(rows.position))
    }
}

// MARK: What comes from the keys

extension PackageBrowserState {
    public mutating func onMove(to position: ListPosition) {
        self.position = position
    }

    /// Selects a package that was looked at elsewhere; does nothing where it isn't shown.
    public mutating func onReveal(_ id: LicenseEntry.ID) {
        guard let row = rows.position(of: id) else { return }
        position = position.following(row)
    }

    /// The filter is about to be written.
    public mutating func onFilterBegin() {
        focus = .filter
    }

    /// The filter has changed; the selected package stays so while it is shown.
    public mutating func onFilter(_ filter: String) {
        let selected = selectedIndex
        self.filter = filter
        filtered?.narrow(to: filter)
        position = position.following(selected.flatMap(rows.position(ofEntryAt:)))
    }

    /// The filter is as wanted, and keys move again.
    public mutating func onFilterAccept() {
        focus = .rows
    }

    /// The next order, back to the first behind the last; what comes first in it is looked at.
    public mutating func onSort() {
        let orders = LicenseOrder.allCases
        let next = orders.firstIndex(of: order).map(orders.index(after:)) ?? orders.startIndex
        order = orders[next % orders.count]
        if let index { filtered?.reorder(index.order(order)) }
        position = ListPosition()
    }

    /// The phrase to look for is about to be written.
    public mutating func onPhraseBegin() {
        search = search ?? TextSearchState()
        focus = .phrase
    }

    public mutating func onPhrase(_ phrase: String) {
        search?.onPhrase(phrase)
    }

    /// The search begins; an empty phrase ends it instead.
    public mutating func onSearch() {
        focus = .rows
        if search?.phrase.isEmpty == true { search = nil } else { search?.onBegin() }
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
            onFilter("")
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

    public init() {}

    /// The hit that is selected; nil where there is none.
    public var selection: LicenseTextHit? {
        hits.indices.contains(position.selected) ? hits[position.selected] : nil
    }

    /// Whether the search ended early, for nobody reads so many hits.
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
