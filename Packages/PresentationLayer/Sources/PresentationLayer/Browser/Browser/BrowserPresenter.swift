public import DomainLayer
public import Observation

/// Serves the browser: its tabs, the sheet over them, the help, and the way out.
@MainActor
@Observable
public final class BrowserPresenter<Dependency: BrowserPresenterDependency> {
    public var state = BrowserState()
    /// The sheet that is open; nil for none.
    public private(set) var sheet: LicenseSheetPresenter<Dependency>?

    @ObservationIgnored
    public private(set) lazy var packages = PackageBrowserPresenter(
        dependency: dependency, source: source
    ) { [weak self] in self?.open($0) }
    @ObservationIgnored
    public private(set) lazy var licenses = LicenseBrowserPresenter(
        dependency: dependency, source: source
    ) { [weak self] in self?.open($0) }
    @ObservationIgnored
    public private(set) lazy var summary = SummaryBrowserPresenter(
        dependency: dependency, source: source)
    @ObservationIgnored
    public private(set) lazy var findings = FindingBrowserPresenter(
        dependency: dependency, source: source
    ) { [weak self] in self?.open($0) }

    private let dependency: Dependency
    private let source: InventorySource
    private let onCopy: @MainActor (String) -> Void
    private let progressDelay: @Sendable () async throws -> Void
    private let tabs = AsyncStream.makeStream(of: BrowserTab.self)
    private let wait = ScreenTask()
    private let sheetTask = ScreenTask()

    /// - Parameters:
    ///   - dependency: the use cases that its screens are served from.
    ///   - source: the system to show.
    ///   - onCopy: called with a text for the clipboard.
    ///   - progressDelay: waits until something takes long; throws if it is cancelled.
    public init(
        dependency: Dependency,
        source: InventorySource,
        onCopy: @escaping @MainActor (String) -> Void = { _ in },
        progressDelay: @escaping @Sendable () async throws -> Void = {
            try await Task.sleep(for: .milliseconds(500))
        }
    ) {
        self.dependency = dependency
        self.source = source
        self.onCopy = onCopy
        self.progressDelay = progressDelay
        tabs.continuation.yield(state.tab)
    }

    /// Lets the screens follow the inventory, each since its tab was first shown, until the task is
    /// cancelled; a sheet goes with them.
    public func onAppear() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.follow() }
            var shown: Set<BrowserTab> = []
            for await tab in tabs.stream where shown.insert(tab).inserted {
                group.addTask { await self.follow(on: tab) }
            }
        }
        await wait.end()
        await sheetTask.end()
    }

    private func follow() async {
        beginWait()
        for await inventory in await dependency.licenseInventory.updates(of: source, detail: []) {
            state.onInventory(inventory)
        }
    }

    private func follow(on tab: BrowserTab) async {
        switch tab {
        case .packages: await packages.onAppear()
        case .licenses: await licenses.onAppear()
        case .summary: await summary.onAppear()
        case .findings: await findings.onAppear()
        }
    }

    /// Whether all that was asked of the drivers has come.
    public var isSettled: Bool {
        guard state.contents.value != nil else { return state.contents.isFinal }
        let isTabReady =
            switch state.tab {
            case .packages: packages.state.index != nil
            case .licenses: licenses.state.groups != nil
            case .summary: summary.state.summary != nil
            case .findings: findings.state.list != nil
            }
        return isTabReady && sheet?.state.text.isFinal != false
            && packages.state.search?.isRunning != true
    }

    private func beginWait() {
        wait.begin { [self] in
            do { try await progressDelay() } catch { return }
            state.onLongWait()
        }
    }

    private func open(_ subject: LicenseSheetSubject) {
        let sheet = LicenseSheetPresenter(
            dependency: dependency, source: source, subject: subject, onCopy: onCopy)
        self.sheet = sheet
        sheetTask.begin { await sheet.onAppear() }
    }

    /// Closes the sheet; the list below it goes to the package that it showed last.
    private func closeSheet() {
        guard let id = sheet?.state.entry.id else { return }
        sheet = nil
        sheetTask.cancel()
        switch state.tab {
        case .packages: packages.state.onReveal(id)
        case .licenses: licenses.state.onReveal(id)
        case .summary: break
        case .findings: findings.state.onReveal(id)
        }
    }
}

// MARK: What comes from the keys

extension BrowserPresenter {
    public func onTab(by step: Int) {
        state.onTab(by: step)
        tabs.continuation.yield(state.tab)
        // Whoever waits for the inventory goes on to do so, on whatever tab.
        if state.contents.value != nil { beginWait() }
    }

    /// Reads the system again, which happens by itself if dpkg has changed something.
    public func onRefresh() {
        dependency.licenseInventory.refresh(source, detail: [])
    }

    /// Closes the topmost of help, sheet, search and filter; never the browser.
    public func onEscape() {
        if state.isHelpShown {
            state.onHelpClose()
        } else if let sheet {
            if sheet.state.isSearched { sheet.state.onFindEnd() } else { closeSheet() }
        } else {
            switch state.tab {
            case .packages: packages.onEscape()
            case .licenses: licenses.state.onEscape()
            case .findings: findings.state.onEscape()
            case .summary: break
            }
        }
    }

    /// Closes help or sheet; without them, the browser.
    public func onQuit() {
        if state.isHelpShown {
            state.onHelpClose()
        } else if sheet != nil {
            closeSheet()
        } else {
            state.onQuit()
        }
    }
}

/// The screens of the browser, in the order of their tabs.
public enum BrowserTab: CaseIterable, Sendable {
    case packages, licenses, summary, findings
}

/// What is around the screens: a value, and a mutating method for each input.
public struct BrowserState: Equatable, Sendable {
    /// What there is to browse.
    public struct Contents: Equatable, Sendable {
        public let system: SystemIdentity
        /// How many packages are installed.
        public let packages: Int
    }

    public private(set) var contents = LoadState<Contents, LicenseDriverError>.idle
    /// Whether what is waited for, the inventory or what a tab makes of it, takes so long that this
    /// is worth being shown.
    public private(set) var isLong = false
    public private(set) var tab = BrowserTab.packages
    public private(set) var isHelpShown = false
    /// The first line of the help that is in view.
    public private(set) var helpTop = 0
    /// Whether the browser was left.
    public private(set) var isClosed = false

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        contents = inventory.map { Contents(system: $0.system, packages: $0.entries.count) }
    }

    /// So much time has gone that waiting is worth being shown.
    public mutating func onLongWait() {
        isLong = true
    }

    /// Goes to the next tab, or to the one before; after the last comes the first.
    public mutating func onTab(by step: Int) {
        let tabs = BrowserTab.allCases
        guard let index = tabs.firstIndex(of: tab) else { return }
        tab = tabs[(index + step + tabs.count) % tabs.count]
        if contents.value != nil { isLong = false }
    }

    public mutating func onHelp() {
        isHelpShown = true
        helpTop = 0
    }

    public mutating func onHelpScroll(to top: Int) {
        helpTop = top
    }

    public mutating func onHelpClose() {
        isHelpShown = false
    }

    public mutating func onQuit() {
        isClosed = true
    }
}
