public import DomainLayer
import LicenseViews
public import Observation
public import TerminalUI

/// Serves the screen of findings: follows the inventory, and gathers what needs a look.
@MainActor
@Observable
public final class FindingsTabPresenter<Dependency: LicenseScanDependency> {
    public var state = FindingsTabState()
    /// What the sheet is open on; nil for none.
    public var sheet: PackageSheetSubject?

    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the inventory.
    ///   - source: the system to show.
    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            let list = await computedInBackground { FindingList(inventory) }
            state.onInventory(list)
        }
    }

    /// Accepts the filter that is being written; otherwise folds or unfolds a kind, or opens the
    /// package of a finding, at its line.
    public func onEnter() {
        if state.isFiltering { return state.onFilterAccept() }
        switch state.selection {
        case nil: break
        case .kind(let kind, _, _): state.onFold(kind)
        case .item(let item): open(item)
        }
    }

    /// The packages to go through are those shown with a finding of this kind, each once.
    private func open(_ item: FindingList.Item) {
        guard let list = state.list, let package = item.package else { return }
        let group = state.rows.groups.first { $0.kind == item.finding.kind }
        var packages: [Int] = []
        for index in group?.items.compactMap(\.package) ?? [] where packages.last != index {
            packages.append(index)
        }
        guard let index = packages.firstIndex(of: package) else { return }
        sheet = PackageSheetSubject(
            packages: PackageRows(list.entries, order: packages), index: index,
            line: item.finding.path == nil ? item.finding.line : nil)
    }
}

/// What the screen of findings shows: a value, and a mutating method for each input.
public struct FindingsTabState: Sendable {
    public private(set) var position = ListPosition()
    /// Whether keys write the filter rather than move.
    public private(set) var isFiltering = false
    /// What the findings shown have in their package's name or license, their kind or their words;
    /// empty for all.
    public private(set) var filter = ""
    /// Nil before the inventory has come.
    private(set) var list: FindingList?
    private(set) var rows = FindingRows([], folded: [])
    private var folded: Set<LicenseFinding.Kind> = []

    /// The row that is selected; nil if there is none.
    var selection: FindingRow? {
        rows.indices.contains(position.selected) ? rows[position.selected] : nil
    }
}

extension FindingsTabState {
    /// The inventory has come, or has changed; what is selected stays so.
    mutating func onInventory(_ list: FindingList) {
        let (old, selected) = (self.list, selection)
        self.list = list
        update(selecting: selected, of: old)
    }

    private mutating func update(selecting selected: FindingRow?, of old: FindingList?) {
        rows = FindingRows(list?.groups(passing: filter) ?? [], folded: folded)
        let row: Int? =
            switch selected {
            case nil: nil
            case .kind(let kind, _, _): rows.position(of: kind)
            case .item(let item): row(of: item.finding, in: old?.entry(of: item)?.id)
            }
        position = position.following(row)
    }

    private func row(of finding: LicenseFinding, in package: PackageLicense.ID?) -> Int? {
        rows.indices.first { index in
            guard case .item(let item) = rows[index], item.finding == finding else { return false }
            return list?.entry(of: item)?.id == package
        }
    }

    public mutating func onMove(to position: ListPosition) {
        self.position = position
    }

    /// Selects a package's first finding; does nothing if none is shown.
    public mutating func onReveal(_ id: PackageLicense.ID) {
        if case .item(let item) = selection, list?.entry(of: item)?.id == id { return }
        let row = rows.indices.first { index in
            if case .item(let item) = rows[index] { list?.entry(of: item)?.id == id } else { false }
        }
        if let row { position = position.following(row) }
    }

    /// Folds a kind's findings away, or shows them again.
    public mutating func onFold(_ kind: LicenseFinding.Kind) {
        folded.formSymmetricDifference([kind])
        update(selecting: selection, of: list)
    }

    /// The filter is about to be written.
    public mutating func onFilterBegin() {
        isFiltering = true
    }

    /// The filter has changed; what is selected stays so while it is shown.
    public mutating func onFilter(_ filter: String) {
        let selected = selection
        self.filter = filter
        update(selecting: selected, of: list)
    }

    /// The filter is as wanted, and keys move again.
    public mutating func onFilterAccept() {
        isFiltering = false
    }

    /// Closes the filter.
    public mutating func onEscape() {
        isFiltering = false
        if !filter.isEmpty { onFilter("") }
    }
}
