public import DomainLayer
public import Observation

/// Serves the browser: its tabs, the sheet over them, the help, and the way out.
@MainActor
@Observable
public final class BrowserPresenter<Dependency: BrowserPresenterDependency> {
    public private(set) var state = BrowserState()
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
    private let patience: @Sendable () async throws -> Void
    private let tabs = AsyncStream.makeStream(of: BrowserTab.self)
    private let wait = ScreenTask()
    private let sheetTask = ScreenTask()

    /// - Parameters:
    ///   - dependency: the use cases that its screens are served from.
    ///   - source: the system to show.
    ///   - patience: waits until something takes long; throws where it is cancelled.
    public init(
        dependency: Dependency,
        source: InventorySource,
        patience: @escaping @Sendable () async throws -> Void = {
            try await Task.sleep(for: .milliseconds(500))
        }
    ) {
        self.dependency = dependency
        self.source = source
        self.patience = patience
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

    private func beginWait() {
        wait.begin { [self] in
            do { try await patience() } catch { return }
            state.onLongWait()
        }
    }

    private func open(_ subject: LicenseSheetSubject) {
        let sheet = LicenseSheetPresenter(
            dependency: dependency, source: source, subject: subject)
        self.sheet = sheet
        sheetTask.begin { await sheet.onAppear() }
    }

    /// Closes the sheet; the list below it goes to the package that it showed last.
    private func closeSheet() {
        guard let id = sheet?.state.entry.id else { return }
        sheet = nil
        sheetTask.cancel()
        switch state.tab {
        case .packages: packages.onReveal(id)
        case .licenses: licenses.onReveal(id)
        case .summary: break
        case .findings: findings.onReveal(id)
        }
    }
}

// MARK: What comes from the keys

extension BrowserPresenter {
    public func onTab(by step: Int) {
        state.onTab(by: step)
        tabs.continuation.yield(state.tab)
        // Who waits for the inventory goes on to do so, on whatever tab.
        if state.contents.value != nil { beginWait() }
    }

    public func onHelp() {
        state.onHelp()
    }

    public func onHelpScroll(to top: Int) {
        state.onHelpScroll(to: top)
    }

    /// Closes the topmost of help, sheet, search and filter; never the browser.
    public func onEscape() {
        if state.isHelpShown {
            state.onHelpClose()
        } else if let sheet {
            if sheet.state.isSearched { sheet.onFindEnd() } else { closeSheet() }
        } else {
            switch state.tab {
            case .packages: packages.onEscape()
            case .licenses: licenses.onEscape()
            case .summary, .findings: break
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
