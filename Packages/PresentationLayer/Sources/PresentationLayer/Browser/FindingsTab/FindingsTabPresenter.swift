import DomainLayer
import LicenseViews
import Observation
import TerminalUI
import Wording

/// Serves the screen of findings: follows the inventory and collects its findings.
@MainActor
@Observable
final class FindingsTabPresenter<Dependency: LicenseScanDependency> {
    private(set) var state = FindingsTabState()

    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the inventory.
    ///   - source: the system to show.
    init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until the task is cancelled.
    func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            let list = await computedInBackground { FindingList(inventory) }
            if Task.isCancelled { return }
            state.onInventory(list)
        }
    }

    // The state decides what these inputs do.

    func onMove(to position: ListPosition) { state.onMove(to: position) }
    func onFilterBegin() { state.onFilterBegin() }
    func onFilter(_ filter: String) { state.onFilter(filter) }
    func onEnter() { state.onEnter() }
    func onEscape() { state.onEscape() }
    func onReveal(_ id: PackageLicense.ID) { state.onReveal(id) }
    func onSheetClose() { state.onSheetClose() }
}

/// What the screen of findings shows: a value, and a mutating method for each input.
struct FindingsTabState: Sendable {
    private(set) var position = ListPosition()
    /// Whether keys edit the filter instead of moving the selection.
    private(set) var isFiltering = false
    /// The filter. It matches the name and license of a finding's package, the finding's kind, and
    /// its words; an empty one shows all.
    private(set) var filter = ""
    /// What the sheet shows; nil if it is closed.
    private(set) var sheet: PackageSheetSubject?
    /// Nil until the inventory is there.
    private(set) var list: FindingList?
    private(set) var rows = FindingRows([], folded: [])
    private var folded: Set<LicenseFinding.Kind> = []

    /// The selected row; nil if there is none.
    var selection: FindingRow? {
        rows.indices.contains(position.selected) ? rows[position.selected] : nil
    }
}

extension FindingsTabState {
    /// The inventory is there or has changed; the selection is kept.
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

    mutating func onMove(to position: ListPosition) {
        self.position = position
    }

    /// Selects a package's first finding; does nothing if none is shown.
    mutating func onReveal(_ id: PackageLicense.ID) {
        if case .item(let item) = selection, list?.entry(of: item)?.id == id { return }
        let row = rows.indices.first { index in
            if case .item(let item) = rows[index] { list?.entry(of: item)?.id == id } else { false }
        }
        if let row { position = position.following(row) }
    }

    /// Accepts the filter if it is being edited; otherwise folds or unfolds the selected kind, or
    /// opens the package of the selected finding, at the finding's line.
    mutating func onEnter() {
        if isFiltering {
            isFiltering = false
            return
        }
        switch selection {
        case nil: break
        case .kind(let kind, _, _): fold(kind)
        case .item(let item): open(item)
        }
    }

    /// Hides the findings of a kind, or shows them again.
    private mutating func fold(_ kind: LicenseFinding.Kind) {
        folded.formSymmetricDifference([kind])
        update(selecting: selection, of: list)
    }

    /// The sheet pages through the packages shown with a finding of this kind, each once.
    private mutating func open(_ item: FindingList.Item) {
        guard let list, let package = item.package else { return }
        let group = rows.groups.first { $0.kind == item.finding.kind }
        var packages: [Int] = []
        for index in group?.items.compactMap(\.package) ?? [] where packages.last != index {
            packages.append(index)
        }
        guard let index = packages.firstIndex(of: package) else { return }
        sheet = PackageSheetSubject(
            packages: PackageRows(list.entries, order: packages), index: index,
            line: item.finding.path == nil ? item.finding.line : nil)
    }

    mutating func onSheetClose() {
        sheet = nil
    }

    /// Keys edit the filter from now on.
    mutating func onFilterBegin() {
        isFiltering = true
    }

    /// The filter has changed; the selection is kept as long as its row is shown.
    mutating func onFilter(_ filter: String) {
        let selected = selection
        self.filter = filter
        update(selecting: selected, of: list)
    }

    /// Closes the filter.
    mutating func onEscape() {
        isFiltering = false
        if !filter.isEmpty { onFilter("") }
    }
}
