public import DomainLayer
public import Observation
public import TerminalUI

/// Serves the screen of findings: follows the inventory, and gathers what needs a look.
@MainActor
@Observable
public final class FindingBrowserPresenter<Dependency: FindingBrowserPresenterDependency> {
    public private(set) var state = FindingBrowserState()

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
            let list = await workedOut { FindingList(inventory) }
            state.onInventory(list)
        }
    }

    public func onMove(to position: ListPosition) {
        state.onMove(to: position)
    }

    public func onReveal(_ id: LicenseEntry.ID) {
        state.onReveal(id)
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
        var places: [Int32] = []
        for place in group?.items.compactMap(\.package) ?? [] where places.last != Int32(place) {
            places.append(Int32(place))
        }
        guard let place = places.firstIndex(of: Int32(package)) else { return }
        onOpen(
            LicenseSheetSubject(
                packages: PackageRows(list.entries, order: places), place: place,
                line: item.finding.path == nil ? item.finding.line : nil))
    }
}
