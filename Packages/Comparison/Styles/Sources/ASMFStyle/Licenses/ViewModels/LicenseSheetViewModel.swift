import DomainLayer
import LicenseViews
import Observation
import Wording

/// Serves the sheet of a package and its neighbors.
@MainActor
@Observable
final class LicenseSheetViewModel {
    /// The package, as in the latest inventory.
    private(set) var entry: PackageLicense
    /// Whether the latest inventory still has the package.
    private(set) var isInstalled = true
    /// The text as it loads; the last one stays on the screen until there is another.
    private(set) var text = LoadState<SheetText, LicenseDriverError>.idle
    /// The selected statement, and what is in view.
    private(set) var position = SheetPosition()

    /// The packages that the sheet pages through, and the index of the current one.
    private let packages: PackageRows
    private var index: Int
    /// The packages of the latest inventory; nil until it is there.
    private var newest: PackageRows?
    private var installation = LoadState<InstallationGraph, LicenseDriverError>.idle

    private let sheet: SheetManager
    private let streams = StreamTasks()

    init(subject: SheetSubject, licenses: LicenseManager, sheet: SheetManager) {
        packages = subject.packages
        index = subject.index
        entry = subject.entry
        self.sheet = sheet
        streams.observe(licenses) { [weak self] in self?.updateUI(with: $0) }
        streams.observe(sheet) { [weak self] in self?.updateUI(with: $0) }
    }

    /// Runs as long as the sheet is shown; everything it starts ends before it does.
    func run() async {
        await sheet.readInstallation()
        await Task.untilCancelled()
        await streams.end()
    }

    /// Reads the text of the package on the screen.
    func readText() async { await sheet.readText(of: entry) }

    // MARK: Updates from the managers

    private func updateUI(with state: LicenseManager.State) {
        guard let entries = state.value?.entries else { return }
        newest = PackageRows(entries)
        renew()
    }

    private func updateUI(with state: SheetManager.State) {
        installation = state.installation
        if state.entry == entry, state.text.isFinal { text = state.text }
    }

    /// Shows the package as in the latest inventory.
    private func renew() {
        guard let newest else { return }
        let row = newest.position(of: entry.id)
        isInstalled = row != nil
        if let row, newest[row] != entry {
            entry = newest[row]
            position.leaveStatement()
        }
    }

    // MARK: State and actions of the view

    /// Why the package is installed; nil if that is unknown.
    var installReason: InstallReason? { installation.value?.reason(for: entry.id) }

    /// Why the reason can't be read; nil if it was read or still may be.
    var installFailure: LicenseDriverError? {
        if case .failure(let error) = installation { error } else { nil }
    }

    /// The place of the package in the list, in words.
    var packageWords: String {
        "package \((index + 1).grouped) of \(packages.count.grouped)"
    }

    func scroll(to top: Int) { position.top = top }

    /// Goes to the next or previous statement; stops at the ends.
    func goToStatement(by step: Int) { position.goToStatement(by: step, in: entry) }

    /// Goes to the facts of the next or previous package; stops at the ends.
    func goToPackage(by step: Int) {
        guard packages.indices.contains(index + step) else { return }
        index += step
        entry = packages[index]
        (position, text) = (SheetPosition(), .idle)
        renew()
    }
}
