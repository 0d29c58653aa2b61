import DomainLayer
import LicenseViews
import Wording

/// What the sheet of one package shows: a value, and a mutating method for each input.
struct PackageSheetState: Sendable {
    /// The package, as in the latest inventory.
    private(set) var entry: PackageLicense
    /// Whether the latest inventory still has the package.
    private(set) var isInstalled = true
    /// Whether keys edit the phrase to find in the text.
    private(set) var isFinding = false
    /// What was copied last, in words; nil once another key has done something.
    private(set) var notice: String?
    /// The phrase to find in the text; empty if there is none.
    private(set) var phrase = ""
    /// The lines that contain the phrase, 1-based, ascending.
    private(set) var matches: [Int] = []
    /// The index of the current match; nil if there is none.
    private(set) var match: Int?
    /// Which part of the sheet is in view, and which statement is selected.
    private(set) var position = SheetPosition()

    /// The graph that says why packages are installed.
    private var installation = LoadState<InstallationGraph, LicenseDriverError>.idle
    private(set) var text = LoadState<SheetText, LicenseDriverError>.idle
    private let packages: PackageRows
    private(set) var index: Int
    /// The packages of the latest inventory; nil while ``packages`` has them.
    private var newest: PackageRows?

    init(subject: PackageSheetSubject) {
        packages = subject.packages
        index = subject.index
        entry = subject.packages[subject.index]
        phrase = subject.phrase ?? ""
        if let line = subject.line { go(to: line) }
    }

    /// How many packages the sheet pages through.
    var count: Int { packages.count }

    /// Why the package is installed; nil if that is unknown.
    var installReason: InstallReason? { installation.value?.reason(for: entry.id) }

    /// Whether the dependency graph is still being read.
    var awaitsInstallReason: Bool { !installation.isFinal }

    /// Why the dependency graph can't be read; nil if it was read or still may be.
    var installFailure: LicenseDriverError? {
        if case .failure(let error) = installation { error } else { nil }
    }

    /// The expression to copy: that of the selected statement, or the package's; nil if there is
    /// none.
    var selectedExpression: LicenseExpression? {
        guard let statement = position.statement else { return entry.expression }
        return entry.statements[statement].expression
    }

    private mutating func go(to line: Int) {
        position.go(to: line)
        notice = nil
    }
}

// MARK: Inputs from the drivers

extension PackageSheetState {
    /// The dependency graph was read, or can't be.
    mutating func onInstallation(
        _ installation: LoadState<InstallationGraph, LicenseDriverError>
    ) {
        self.installation = installation
    }

    /// The inventory is there or has changed; the sheet shows the package as in this one from now
    /// on.
    mutating func onInventory(_ entries: [PackageLicense]) {
        newest = PackageRows(entries)
        renew()
    }

    private mutating func renew() {
        guard let newest else { return }
        let index = newest.position(of: entry.id)
        isInstalled = index != nil
        if let index, newest[index] != entry {
            entry = newest[index]
            position.leaveStatement()
        }
    }

    /// The text's state has changed.
    mutating func onText(_ text: LoadState<SheetText, LicenseDriverError>) {
        self.text = text
        find()
        // A search continues in the next package.
        if position.anchor == nil, let match { go(to: matches[match]) }
    }

    private mutating func find() {
        matches = Phrase(phrase).flatMap { text.value?.lines(holding: $0) } ?? []
        let start = position.anchor ?? 0
        match = matches.firstIndex { $0 >= start } ?? matches.indices.first
    }
}

// MARK: Inputs from the keys

extension PackageSheetState {
    /// Scrolls to a line, counted from the anchor.
    mutating func onScroll(to top: Int) {
        position.top = top
        notice = nil
    }

    /// Goes to the next or previous statement, or during a search to the next or previous match.
    mutating func onNext(by step: Int) {
        if !phrase.isEmpty { return goToMatch(by: step) }
        position.goToStatement(by: step, in: entry)
        notice = nil
    }

    /// The first match follows the last one.
    private mutating func goToMatch(by step: Int) {
        guard let match else { return }
        let next = (match + step + matches.count) % matches.count
        self.match = next
        go(to: matches[next])
    }

    /// Goes to the next or previous package of the list; stops at the ends.
    mutating func onPackage(by step: Int) {
        let next = index + step
        guard packages.indices.contains(next) else { return }
        index = next
        entry = packages[next]
        (position, notice) = (SheetPosition(), nil)
        onText(.idle)
        renew()
    }

    /// Keys edit the phrase from now on.
    mutating func onFindBegin() {
        isFinding = true
        notice = nil
    }

    /// The phrase has changed; goes to the first line that contains it, from the current one on.
    mutating func onFind(_ phrase: String) {
        self.phrase = phrase
        find()
        if let match { go(to: matches[match]) }
    }

    /// Accepts the phrase; keys move again.
    mutating func onFindAccept() {
        isFinding = false
    }

    /// Whether a search is open, which Escape closes before it closes the sheet.
    var isSearched: Bool { isFinding || !phrase.isEmpty }

    /// Ends the search.
    mutating func onFindEnd() {
        isFinding = false
        phrase = ""
        find()
    }

    /// Says in the notice what was copied.
    mutating func onCopy() {
        notice =
            selectedExpression.map { "Copied \($0.description)" } ?? "There is nothing to copy."
    }
}

/// What a sheet opens: a package, and the list that it pages through from there.
struct PackageSheetSubject: Identifiable, Sendable {
    /// The packages of the list that the sheet was opened from, in its order; not empty.
    let packages: PackageRows
    /// The index of the package to open.
    let index: Int
    /// The line of the package's copyright text to start at, 1-based; nil to start with the facts.
    var line: Int?
    /// The phrase to highlight in the text; nil for none.
    var phrase: String?

    var id: PackageLicense.ID { packages[index].id }
}
