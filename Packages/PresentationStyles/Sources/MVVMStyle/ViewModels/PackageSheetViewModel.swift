import DomainLayer
import LicenseViews
import Observation

/// Serves the sheet of a package, and of those next to it: reads their texts.
@MainActor
@Observable
final class PackageSheetViewModel {
    /// The package, as the newest inventory has it.
    private(set) var entry: LicenseEntry
    /// Whether the newest inventory still has it.
    private(set) var isInstalled = true
    private(set) var text = LoadState<SheetText, LicenseDriverError>.idle
    /// The statement that was gone to, from 0; nil before the first one.
    private(set) var statement: Int?
    /// The line of the text that ``top`` is counted from; nil for the beginning of the sheet.
    private(set) var anchor: Int?
    /// The first line in view, counted from the anchor.
    var top = 0

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
    var statementWords: String {
        let count = entry.statements.count
        return statement.map { "statement \($0 + 1) of \(count)" } ?? count.counting("statement")
    }

    /// Which of the packages it is.
    var packageWords: String {
        "package \((index + 1).grouped) of \(packages.count.grouped)"
    }
}

// MARK: What the user does

extension PackageSheetViewModel {
    /// Goes to the lines of a later or earlier statement; it stops at the ends.
    func goToStatement(by step: Int) {
        guard !entry.statements.isEmpty else { return }
        let last = entry.statements.count - 1
        let next = statement.map { $0 + step } ?? (step > 0 ? 0 : last)
        let statement = max(0, min(next, last))
        self.statement = statement
        anchor = entry.statements[statement].lines.lowerBound
        top = -Layout.contextRows
    }

    /// Goes to the facts of a later or earlier package; it stops at the ends.
    func goToPackage(by step: Int) {
        guard packages.indices.contains(index + step) else { return }
        index += step
        entry = packages[index]
        (statement, anchor, top, text) = (nil, nil, 0, .idle)
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
        let position = installed.position(of: entry.id)
        isInstalled = position != nil
        if let position, installed[position] != entry {
            entry = installed[position]
            statement = nil
        }
    }

    /// Reads the text of the package; one that has been left meanwhile changes nothing.
    func readText() async {
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
    func readInstallation() async {
        graph = try? await installationService.graph()
    }
}
