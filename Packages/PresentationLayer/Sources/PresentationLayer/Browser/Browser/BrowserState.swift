public import DomainLayer

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

    public init() {}

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        contents = inventory.map { Contents(system: $0.system, packages: $0.entries.count) }
    }

    /// So much time has gone that waiting is worth being shown.
    public mutating func onLongWait() {
        isLong = true
    }

    /// Goes to the next tab, or to the one before; behind the last comes the first.
    public mutating func onTab(by step: Int) {
        let tabs = BrowserTab.allCases
        guard let place = tabs.firstIndex(of: tab) else { return }
        tab = tabs[(place + step + tabs.count) % tabs.count]
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
