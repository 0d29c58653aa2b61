import DomainLayer
public import TerminalUI

/// The browser: tabs, the screen of the selected one, and above it a sheet or the help.
public struct BrowserView<Dependency: BrowserPresenterDependency>: View {
    private let presenter: BrowserPresenter<Dependency>

    public init(presenter: BrowserPresenter<Dependency>) {
        self.presenter = presenter
    }

    private var state: BrowserState { presenter.state }

    public var body: some View {
        VStack {
            BrowserHeader(state: state)
            content
            BrowserFooter(
                state: state, packages: presenter.packages.state,
                licenses: presenter.licenses.state)
        }
        .sheet(isPresented: presenter.sheet != nil, title: presenter.sheet?.title ?? "") {
            if let sheet = presenter.sheet {
                LicenseSheetView(presenter: sheet)
                    .onKey { onCommonKey($0) }
            }
        }
        .sheet(isPresented: state.isHelpShown, title: "Keys") {
            HelpView(state: state, onScroll: { presenter.state.onHelpScroll(to: $0) })
                .onKey { onCommonKey($0) }
        }
        .onKey(.tab) { presenter.onTab(by: 1) }
        .onKey(.backTab) { presenter.onTab(by: -1) }
        .onKey { onCommonKey($0) }
    }

    @ViewBuilder
    private var content: some View {
        switch state.contents {
        case .idle: Spacer()
        case .loading(let done, let total):
            LoadingScreen(done: done, total: total, isShown: state.isLong)
        case .failure(let error): Notice { FailureView(error: error) }
        case .success:
            switch state.tab {
            case .packages: PackageBrowserView(presenter: presenter.packages)
            case .licenses: LicenseBrowserView(presenter: presenter.licenses, isLong: state.isLong)
            case .summary: SummaryBrowserView(presenter: presenter.summary, isLong: state.isLong)
            case .findings: FindingBrowserView(presenter: presenter.findings, isLong: state.isLong)
            }
        }
    }

    /// What some keys do everywhere, over the list, the sheet and the help.
    private func onCommonKey(_ key: Key) -> Bool {
        switch key {
        case .character("?"): presenter.state.onHelp()
        case .character("q"): presenter.onQuit()
        case .escape: presenter.onEscape()
        default: return false
        }
        return true
    }
}

extension LicenseSheetPresenter {
    /// Which package it is: name, version and architecture, as far as dpkg has them.
    fileprivate var title: String {
        let entry = state.entry
        let parts = [entry.name, entry.version, entry.architecture].filter { !$0.isEmpty }
        return " \(parts.joined(separator: " ")) "
    }
}

/// The tabs, and at the right which system is looked at.
struct BrowserHeader: View {
    let state: BrowserState

    var body: some View {
        WidthReader { width in
            HStack(spacing: 2) {
                Tabs(
                    BrowserTab.allCases.map(\.title),
                    selected: BrowserTab.allCases.firstIndex(of: state.tab) ?? 0)
                Spacer()
                if let system = state.contents.value?.system {
                    Text((width ?? 160) < 80 ? system.shortName : system.name).dim()
                }
            }
        }
        .frame(height: 1)
    }
}

extension BrowserTab {
    /// The tab's name in a word.
    var title: String {
        switch self {
        case .packages: "Packages"
        case .licenses: "Licences"
        case .summary: "Summary"
        case .findings: "Findings"
        }
    }
}

extension SystemIdentity {
    /// The system and its version in a word each, where there is little room.
    fileprivate var shortName: String {
        [id, versionID].compactMap(\.self).joined(separator: " ")
    }
}

/// The keys that matter on the screen as it is.
struct BrowserFooter: View {
    let state: BrowserState
    let packages: PackageBrowserState
    let licenses: LicenseBrowserState

    var body: some View {
        KeyHints(hints, always: isWriting ? [] : [.init("?", "keys"), .init("q", "quit")])
    }

    private var isWriting: Bool {
        if state.contents.value == nil { return false }
        return switch state.tab {
        case .packages: packages.focus != .rows
        case .licenses: licenses.isFiltering
        case .summary, .findings: false
        }
    }

    private var hints: [KeyHints.Hint] {
        if state.contents.value == nil { return [] }
        return switch state.tab {
        case .packages: packageHints
        case .licenses: licenseHints
        case .summary: [.init("↑↓", "scroll"), .init("tab", "next")]
        case .findings: [.init("enter", "open"), .init("tab", "next")]
        }
    }

    private var packageHints: [KeyHints.Hint] {
        let state = packages
        switch state.focus {
        case .filter: return [.init("enter", "accept"), .init("esc", "all packages")]
        case .phrase: return [.init("enter", "search"), .init("esc", "end search")]
        case .rows:
            if state.search != nil {
                return [
                    .init("enter", "open"), .init("t", "search again"), .init("esc", "end search"),
                ]
            }
            let filter = state.filter.isEmpty ? [] : [KeyHints.Hint("esc", "all")]
            return filter + [
                .init("enter", "open"), .init("/", "filter"), .init("t", "texts"),
                .init("s", "sort"), .init("tab", "next"),
            ]
        }
    }

    private var licenseHints: [KeyHints.Hint] {
        let state = licenses
        if state.isFiltering { return [.init("enter", "accept"), .init("esc", "all licences")] }
        if state.opened != nil { return [.init("enter", "open"), .init("esc", "licences")] }
        let filter = state.filter.isEmpty ? [] : [KeyHints.Hint("esc", "all")]
        return filter + [
            .init("enter", "packages"), .init("/", "filter"), .init("s", "sort"),
            .init("tab", "next"),
        ]
    }
}

/// How far the inventory is, where it takes so long that anybody would wonder.
struct LoadingScreen: View {
    let done: Int
    /// Nil where nobody knows yet.
    let total: Int?
    let isShown: Bool

    var body: some View {
        if isShown {
            Notice {
                if let total, total > 0 {
                    Text("Reading the packages: \(done.grouped) of \(total.grouped)")
                    Bar(fraction: Double(done) / Double(total), width: 40).foreground(.cyan)
                } else {
                    Text("Reading dpkg's database …")
                }
            }
        } else {
            Spacer()
        }
    }
}

/// What stands in the place of a tab's rows until they are worked out.
struct WorkingScreen: View {
    let isShown: Bool

    var body: some View {
        if isShown { Notice { Text("Going through the packages …") } } else { Spacer() }
    }
}
