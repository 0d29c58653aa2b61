import DomainLayer
import LicenseViews
import Observation
import Wording

/// Serves the sheet of a package and its neighbors: loads their texts.
@MainActor
@Observable
final class PackageSheetViewModel {
    // MARK: Dependencies

    private let inventoryService: any LicenseInventoryServiceProtocol
    private let textService: any LicenseTextServiceProtocol
    private let installationService: any InstallationServiceProtocol

    // MARK: UI state

    /// The package, as in the latest inventory.
    private(set) var entry: PackageLicense
    /// Whether the latest inventory still has the package.
    private(set) var isInstalled = true
    private(set) var text = LoadState<SheetText, LicenseDriverError>.idle
    /// The selected statement, and what is in view.
    var position = SheetPosition()

    private let packages: PackageRows
    private var index: Int
    /// The packages of the latest inventory; nil until there is one.
    private var installed: PackageRows?
    /// The dependency graph as it loads.
    private var graph = LoadState<InstallationGraph, LicenseDriverError>.idle

    // MARK: Init

    init(
        selection: PackageSelection,
        inventoryService: any LicenseInventoryServiceProtocol,
        textService: any LicenseTextServiceProtocol,
        installationService: any InstallationServiceProtocol
    ) {
        packages = selection.packages
        index = selection.index
        entry = selection.packages[selection.index]
        self.inventoryService = inventoryService
        self.textService = textService
        self.installationService = installationService
    }
}

// MARK: UI state, as the screen shows it

extension PackageSheetViewModel {
    /// Why the package is installed; nil if that is unknown.
    var installReason: InstallReason? { graph.value?.reason(for: entry.id) }

    /// Why the reason can't be read; nil if it was read or still may be.
    var installFailure: LicenseDriverError? {
        if case .failure(let error) = graph { error } else { nil }
    }

    /// The number of the selected statement, or how many there are.
    var statementWords: String { position.words(in: entry) }

    /// The place of the package in the list, in words.
    var packageWords: String {
        "package \((index + 1).grouped) of \(packages.count.grouped)"
    }
}

// MARK: Actions of the user

extension PackageSheetViewModel {
    /// Goes to a later or earlier statement; stops at the ends.
    func goToStatement(by step: Int) {
        position.goToStatement(by: step, in: entry)
    }

    /// Goes to the facts of a later or earlier package; stops at the ends.
    func goToPackage(by step: Int) {
        guard packages.indices.contains(index + step) else { return }
        index += step
        entry = packages[index]
        (position, text) = (SheetPosition(), .idle)
        renew()
    }
}

// MARK: Actions of the screen

extension PackageSheetViewModel {
    /// Shows the package as in the latest inventory, until the task is cancelled. Even the first
    /// inventory may be newer than the list that the sheet was opened from.
    func followInventory() async {
        for await inventory in await inventoryService.inventories() {
            if Task.isCancelled { break }
            show(inventory)
        }
    }

    /// Shows the package as in a newer inventory from now on.
    func show(_ inventory: PackageInventory) {
        installed = PackageRows(inventory.entries)
        renew()
    }

    private func renew() {
        guard let installed else { return }
        let row = installed.position(of: entry.id)
        isInstalled = row != nil
        if let row, installed[row] != entry {
            entry = installed[row]
            position.leaveStatement()
        }
    }

    /// Loads the text of the package; a text that comes too late changes nothing.
    func loadText() async {
        let entry = entry
        let result = await Result { () async throws(LicenseDriverError) in
            try await textService.text(of: entry)
        }
        if Task.isCancelled || entry != self.entry { return }
        switch result {
        case .success(let text): self.text = .success(text)
        case .failure(let error): text = .failure(error)
        }
    }

    /// Loads the graph that says why packages are installed.
    func loadInstallation() async {
        do throws(LicenseDriverError) {
            graph = .success(try await installationService.graph())
        } catch {
            if !Task.isCancelled { graph = .failure(error) }
        }
    }
}
