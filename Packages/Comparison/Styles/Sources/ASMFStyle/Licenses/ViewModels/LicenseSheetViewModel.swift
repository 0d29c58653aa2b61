import DomainLayer
import LicenseViews
import Observation
import Wording

/// Serves the sheet of a package, and of those next to it.
@MainActor
@Observable
final class LicenseSheetViewModel {
    /// The package, as the newest inventory has it.
    private(set) var entry: PackageLicense
    /// Whether the newest inventory still has it.
    private(set) var isInstalled = true
    /// How far the text is; one that is shown stays until there is another.
    private(set) var text = LoadState<SheetText, LicenseDriverError>.idle
    /// At which statement the sheet is, and what is in view.
    private(set) var position = SheetPosition()
    /// Which of the packages is shown.
    private(set) var subject: SheetSubject

    /// The packages of the newest inventory; nil before it has come.
    private var newest: PackageRows?
    private var installation: InstallationGraph?

    private let sheet: SheetManager
    private let streams = StreamTasks()

    init(subject: SheetSubject, licenses: LicenseManager, sheet: SheetManager) {
        self.subject = subject
        entry = subject.entry
        self.sheet = sheet
        streams.observe(licenses) { [weak self] in self?.updateUI(with: $0) }
        streams.observe(sheet) { [weak self] in self?.updateUI(with: $0) }
    }

    /// Works as long as the sheet is there; all that it has begun ends before it does.
    func run() async {
        await sheet.readInstallation()
        await streams.runUntilCancelled()
    }

    /// Reads the text of the package that is shown.
    func readText() async { await sheet.readText(of: entry) }

    // MARK: What comes from the managers

    private func updateUI(with state: LicenseManager.State) {
        guard let entries = state.value?.entries else { return }
        newest = PackageRows(entries)
        renew()
    }

    private func updateUI(with state: SheetManager.State) {
        installation = state.installation.value
        if state.entry == entry, state.text.isFinal { text = state.text }
    }

    /// Says of the package what the newest inventory says.
    private func renew() {
        guard let newest else { return }
        let row = newest.position(of: entry.id)
        isInstalled = row != nil
        if let row, newest[row] != entry {
            entry = newest[row]
            position.leaveStatement()
        }
    }

    // MARK: What the view shows, and what its keys do

    /// Why the package is installed; nil if that isn't known.
    var installReason: InstallReason? { installation?.reason(for: entry.id) }

    /// Which of the packages is shown.
    var packageWords: String {
        "package \((subject.index + 1).grouped) of \(subject.packages.count.grouped)"
    }

    func scroll(to top: Int) { position.top = top }

    /// Goes to the lines of the next statement or the one before; it stops at the ends.
    func goToStatement(by step: Int) { position.goToStatement(by: step, in: entry) }

    /// Goes to the next package or the one before, to its facts; it stops at the ends.
    func goToPackage(by step: Int) {
        guard subject.packages.indices.contains(subject.index + step) else { return }
        subject.index += step
        entry = subject.entry
        (position, text) = (SheetPosition(), .idle)
        renew()
    }
}
