public import DomainLayer
public import LicenseViews

/// What the sheet of one package shows: a value, and a mutating method for each input.
public struct PackageSheetState: Sendable {
    /// The package, as the newest inventory has it.
    public private(set) var entry: PackageLicense
    /// Whether the newest inventory still has it.
    public private(set) var isInstalled = true
    /// Whether keys write the phrase to look for in the text.
    public private(set) var isFinding = false
    /// What was copied last, in words, until another key does something; nil for nothing.
    public private(set) var notice: String?
    /// What is looked for in the text; empty for nothing.
    public private(set) var phrase = ""
    /// The lines that hold the phrase, 1-based, ascending.
    public private(set) var matches: [Int] = []
    /// Which of the matches was gone to, from 0; nil if there is none.
    public private(set) var match: Int?
    /// What is in view, and at which statement.
    public private(set) var position = SheetPosition()

    /// What tells why packages are installed.
    private var installation = LoadState<InstallationGraph, LicenseDriverError>.idle
    private(set) var text = LoadState<SheetText, LicenseDriverError>.idle
    private let packages: PackageRows
    private(set) var index: Int
    /// The packages of the newest inventory; nil if it is that of ``packages``.
    private var newest: PackageRows?

    public init(subject: PackageSheetSubject) {
        packages = subject.packages
        index = subject.index
        entry = subject.packages[subject.index]
        phrase = subject.phrase ?? ""
        if let line = subject.line { go(to: line) }
    }

    /// How many packages can be gone through.
    public var count: Int { packages.count }

    /// Why the package is installed; nil if that isn't known.
    var installReason: InstallReason? { installation.value?.reason(for: entry.id) }

    /// Whether it may yet be known why packages are installed.
    var awaitsInstallReason: Bool { !installation.isFinal }

    /// Why nobody can say why packages are installed; nil if somebody can, or may yet.
    var installFailure: LicenseDriverError? {
        if case .failure(let error) = installation { error } else { nil }
    }

    /// What is copied: the expression of the statement that was gone to, or the package's; nil if
    /// there is none.
    var selectedExpression: LicenseExpression? {
        guard let statement = position.statement else { return entry.expression }
        return entry.statements[statement].expression
    }

    private mutating func go(to line: Int) {
        position.go(to: line)
        notice = nil
    }
}

// MARK: What comes from the drivers

extension PackageSheetState {
    /// It is known why packages are installed, or why nobody can say.
    mutating func onInstallation(
        _ installation: LoadState<InstallationGraph, LicenseDriverError>
    ) {
        self.installation = installation
    }

    /// The inventory has come, or has changed; what it says of the package is shown from now on.
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

    /// The text came a step further.
    mutating func onText(_ text: LoadState<SheetText, LicenseDriverError>) {
        self.text = text
        find()
        // In the next package the search goes on.
        if position.anchor == nil, let match { go(to: matches[match]) }
    }

    private mutating func find() {
        matches = Phrase(phrase).flatMap { text.value?.lines(holding: $0) } ?? []
        let start = position.anchor ?? 0
        match = matches.firstIndex { $0 >= start } ?? matches.indices.first
    }
}

// MARK: What comes from the keys

extension PackageSheetState {
    /// Another line of the same anchor is the first in view.
    public mutating func onScroll(to top: Int) {
        position.top = top
        notice = nil
    }

    /// Goes to the lines of the next statement, or during a search to the next hit, or to those
    /// before.
    public mutating func onNext(by step: Int) {
        if !phrase.isEmpty { return goToMatch(by: step) }
        position.goToStatement(by: step, in: entry)
        notice = nil
    }

    /// After the last match comes the first.
    private mutating func goToMatch(by step: Int) {
        guard let match else { return }
        let next = (match + step + matches.count) % matches.count
        self.match = next
        go(to: matches[next])
    }

    /// Goes to the next package of the list, or to the one before; it stops at the ends.
    public mutating func onPackage(by step: Int) {
        let next = index + step
        guard packages.indices.contains(next) else { return }
        index = next
        entry = packages[next]
        (position, notice) = (SheetPosition(), nil)
        onText(.idle)
        renew()
    }

    /// The phrase to look for is about to be written.
    public mutating func onFindBegin() {
        isFinding = true
        notice = nil
    }

    /// The phrase has changed; the first line that holds it is gone to, from where the text is.
    public mutating func onFind(_ phrase: String) {
        self.phrase = phrase
        find()
        if let match { go(to: matches[match]) }
    }

    /// The phrase is as wanted, and keys move again.
    public mutating func onFindAccept() {
        isFinding = false
    }

    /// Whether there is something to close before the sheet.
    public var isSearched: Bool { isFinding || !phrase.isEmpty }

    /// Ends looking for a phrase.
    public mutating func onFindEnd() {
        isFinding = false
        phrase = ""
        find()
    }

    /// What is selected was copied.
    public mutating func onCopy() {
        notice =
            selectedExpression.map { "Copied \($0.description)" } ?? "There is nothing to copy."
    }
}

/// What a sheet is opened on: a package among those that can be gone through from it.
public struct PackageSheetSubject: Identifiable, Sendable {
    /// The packages of the list that it was opened from, in its order; not empty.
    public let packages: PackageRows
    /// Which of them is opened.
    public let index: Int
    /// The line of its copyright text to begin at, 1-based; nil to begin with the facts.
    public internal(set) var line: Int?
    /// What to highlight in the text; nil for nothing.
    public internal(set) var phrase: String?

    public var id: PackageLicense.ID { packages[index].id }
}
