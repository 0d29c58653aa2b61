import DomainLayer
import LicenseViews
import Observation

/// Serves the sheet of a package, and of those next to it.
@MainActor
@Observable
final class LicenseSheetViewModel {
    /// The package, as the newest inventory has it.
    private(set) var entry: LicenseEntry
    /// Whether the newest inventory still has it.
    private(set) var isInstalled = true
    /// How far the text is; one that is shown stays until there is another.
    private(set) var text = LoadState<SheetText, LicenseDriverError>.idle
    /// Which statement was gone to, from 0; nil before the first one.
    private(set) var statement: Int?
    /// The line of the text that ``top`` is counted from; nil for the beginning of the sheet.
    private(set) var anchor: Int?
    /// The first line in view, counted from the anchor.
    var top = 0
    /// Which of the packages is shown.
    private(set) var index: Int

    private let packages: PackageRows
    /// The packages of the newest inventory; nil before it has come.
    private var newest: PackageRows?
    private var installation: InstallationGraph?

    private let sheet: SheetManager
    private let streams = StreamTasks()

    init(subject: SheetSubject, licenses: LicenseManager, sheet: SheetManager) {
        packages = subject.packages
        index = subject.index
        entry = subject.entry
        self.sheet = sheet
        streams.follow(licenses) { [weak self] in self?.updateUI(with: $0) }
        streams.follow(sheet) { [weak self] in self?.updateUI(with: $0) }
    }

    /// Works as long as the sheet is there; all that it has begun ends before it does.
    func run() async {
        await sheet.readInstallation()
        await streams.runUntilCancelled()
    }

    /// Reads the text of the package that is shown.
    func readText() async {
        await sheet.readText(of: entry)
    }

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
        let position = newest.position(of: entry.id)
        isInstalled = position != nil
        if let position, newest[position] != entry {
            entry = newest[position]
            statement = nil
        }
    }

    // MARK: What the view shows, and what its keys do

    /// Why the package is installed; nil if that isn't known.
    var installReason: InstallReason? { installation?.reason(for: entry.id) }

    /// Which of the statements was gone to, or how many there are.
    var statementWords: String {
        let all = entry.statements.count
        return statement.map { "statement \($0 + 1) of \(all)" } ?? all.counting("statement")
    }

    /// Which of the packages is shown.
    var packageWords: String { "package \((index + 1).grouped) of \(packages.count.grouped)" }

    /// Goes to the lines of the next statement or the one before, with three lines above them; it
    /// stops at the ends.
    func goToStatement(by step: Int) {
        guard !entry.statements.isEmpty else { return }
        let next = statement.map { $0 + step } ?? (step > 0 ? 0 : entry.statements.count - 1)
        let index = max(0, min(next, entry.statements.count - 1))
        statement = index
        anchor = entry.statements[index].lines.lowerBound
        top = -3
    }

    /// Goes to the next package or the one before, to its facts; it stops at the ends.
    func goToPackage(by step: Int) {
        guard packages.indices.contains(index + step) else { return }
        index += step
        entry = packages[index]
        (statement, anchor, top, text) = (nil, nil, 0, .idle)
        renew()
    }
}
