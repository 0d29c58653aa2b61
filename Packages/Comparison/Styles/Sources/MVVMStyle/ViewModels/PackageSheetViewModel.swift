import DomainLayer
import LicenseViews
import Observation
import Wording

/// Serves the sheet of a package, and of those next to it: loads their texts.
@MainActor
@Observable
final class PackageSheetViewModel {
    /// The package, as the newest inventory has it.
    private(set) var entry: PackageLicense
    /// Whether the newest inventory still has it.
    private(set) var isInstalled = true
    private(set) var text = LoadState<SheetText, LicenseDriverError>.idle
    /// What is in view, and at which statement.
    var position = SheetPosition()

    private let packages: PackageRows
    private var index: Int
    /// Those of the newest inventory; nil before one has come.
    private var installed: PackageRows?
    /// Nil if it isn't known why packages are installed.
    private var graph: InstallationGraph?

    private let textService: any LicenseTextServiceProtocol
    private let installationService: any InstallationServiceProtocol

    init(
        selection: PackageSelection,
        textService: any LicenseTextServiceProtocol,
        installationService: any InstallationServiceProtocol
    ) {
        packages = selection.packages
        index = selection.index
        entry = selection.packages[selection.index]
        self.textService = textService
        self.installationService = installationService
    }
}

// MARK: What is shown

extension PackageSheetViewModel {
    /// Why the package is installed; nil if that isn't known.
    var installReason: InstallReason? { graph?.reason(for: entry.id) }

    /// Which of the statements was gone to, or how many there are.
    var statementWords: String { position.words(in: entry) }

    /// Which of the packages it is.
    var packageWords: String {
        "package \((index + 1).grouped) of \(packages.count.grouped)"
    }
}

// MARK: What the user does

extension PackageSheetViewModel {
    /// Goes to the lines of a later or earlier statement; it stops at the ends.
    func goToStatement(by step: Int) {
        position.goToStatement(by: step, in: entry)
    }

    /// Goes to the facts of a later or earlier package; it stops at the ends.
    func goToPackage(by step: Int) {
        guard packages.indices.contains(index + step) else { return }
        index += step
        entry = packages[index]
        (position, text) = (SheetPosition(), .idle)
        renew()
    }
}

// MARK: What comes from the services

extension PackageSheetViewModel {
    /// Shows from now on what a newer inventory says of the package.
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

    /// Loads the text of the package; one that has been left meanwhile changes nothing.
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

    /// Finds out why packages are installed.
    func loadInstallation() async {
        graph = try? await installationService.graph()
    }
}
