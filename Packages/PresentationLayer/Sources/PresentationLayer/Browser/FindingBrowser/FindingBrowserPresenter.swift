public import DomainLayer
public import Observation
public import TerminalUI

/// Serves the screen of findings: follows the inventory, and gathers what needs a look.
@MainActor
@Observable
public final class FindingBrowserPresenter<Dependency: LicenseInventoryDependency> {
    public var state = FindingBrowserState()

    private let dependency: Dependency
    private let source: InventorySource
    private let onOpen: @MainActor (LicenseSheetSubject) -> Void

    /// - Parameters:
    ///   - dependency: gives the inventory.
    ///   - source: the system to show.
    ///   - onOpen: called with the package to open a sheet on.
    public init(
        dependency: Dependency,
        source: InventorySource,
        onOpen: @escaping @MainActor (LicenseSheetSubject) -> Void
    ) {
        self.dependency = dependency
        self.source = source
        self.onOpen = onOpen
    }

    /// Follows the inventory until the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseInventory.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            let list = await computedInBackground { FindingList(inventory) }
            state.onInventory(list)
        }
    }

    /// Folds or unfolds a kind; opens the package of a finding, at its line.
    public func onEnter() {
        switch state.selection {
        case nil: break
        case .kind(let kind, _, _): state.onFold(kind)
        case .item(let item): open(item)
        }
    }

    /// The packages to go through are those with a finding of this kind, each once.
    private func open(_ item: FindingList.Item) {
        guard let list = state.list, let package = item.package else { return }
        let group = list.groups.first { $0.kind == item.finding.kind }
        var packages: [Int] = []
        for index in group?.items.compactMap(\.package) ?? [] where packages.last != index {
            packages.append(index)
        }
        guard let index = packages.firstIndex(of: package) else { return }
        onOpen(
            LicenseSheetSubject(
                packages: PackageRows(list.entries, order: packages), index: index,
                line: item.finding.path == nil ? item.finding.line : nil))
    }
}

/// What the screen of findings shows: a value, and a mutating method for each input.
public struct FindingBrowserState: Sendable {
    public private(set) var position = ListPosition()
    /// Nil before the inventory has come.
    private(set) var list: FindingList?
    private(set) var rows = FindingRows([], folded: [])
    private var folded: Set<LicenseFinding.Kind> = []

    public init() {}

    /// The row that is selected; nil where there is none.
    var selection: FindingRow? {
        rows.indices.contains(position.selected) ? rows[position.selected] : nil
    }
}

extension FindingBrowserState {
    /// The inventory has come, or has changed; what is selected stays so.
    mutating func onInventory(_ list: FindingList) {
        let (old, selected) = (self.list, selection)
        self.list = list
        rows = FindingRows(list.groups, folded: folded)
        guard let old, let selected else { return }
        let row =
            switch selected {
            case .kind(let kind, _, _): rows.position(of: kind)
            case .item(let item): row(of: item.finding, in: old.entry(of: item)?.id)
            }
        position = position.following(row)
    }

    private func row(of finding: LicenseFinding, in package: LicenseEntry.ID?) -> Int? {
        rows.indices.first { index in
            guard case .item(let item) = rows[index], item.finding == finding else { return false }
            return list?.entry(of: item)?.id == package
        }
    }

    public mutating func onMove(to position: ListPosition) {
        self.position = position
    }

    /// Selects a package's first finding; does nothing where none is shown.
    public mutating func onReveal(_ id: LicenseEntry.ID) {
        if case .item(let item) = selection, list?.entry(of: item)?.id == id { return }
        let row = rows.indices.first { index in
            if case .item(let item) = rows[index] { list?.entry(of: item)?.id == id } else { false }
        }
        if let row { position = position.following(row) }
    }

    /// Folds a kind's findings away, or shows them again.
    public mutating func onFold(_ kind: LicenseFinding.Kind) {
        guard let list else { return }
        folded.formSymmetricDifference([kind])
        rows = FindingRows(list.groups, folded: folded)
        position = position.following(rows.position(of: kind))
    }
}
