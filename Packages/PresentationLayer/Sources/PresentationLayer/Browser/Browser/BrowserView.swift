import DomainLayer
import LicenseViews
public import TerminalUI

/// The browser: tabs and the screen of the selected one, or in their place a sheet or the help.
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
                licenses: presenter.licenses.state, findings: presenter.findings.state)
        }
        .onKey { onTabKey($0) }
        .sheet(isPresented: presenter.sheet != nil, title: presenter.sheet?.state.entry.title ?? "")
        {
            if let sheet = presenter.sheet { LicenseSheetView(presenter: sheet) }
        }
        .sheet(isPresented: state.isHelpShown, title: "Keys") {
            HelpView(state: state, onScroll: { presenter.state.onHelpScroll(to: $0) })
        }
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

    /// What some keys do on every tab, but not in a sheet.
    private func onTabKey(_ key: Key) -> Bool {
        switch key {
        case .tab, .right: presenter.onTab(by: 1)
        case .backTab, .left: presenter.onTab(by: -1)
        case .character("r"): presenter.onRefresh()
        default: return false
        }
        return true
    }

    /// What some keys do everywhere: on a tab, in a sheet and in the help.
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
    /// The system and its version in a word each, for little room.
    fileprivate var shortName: String {
        [id, versionID].compactMap(\.self).joined(separator: " ")
    }
}

/// The keys that matter on the screen as it is.
struct BrowserFooter: View {
    let state: BrowserState
    let packages: PackageBrowserState
    let licenses: LicenseBrowserState
    let findings: FindingBrowserState

    var body: some View {
        KeyHints(hints, always: isWriting ? [] : [("?", "keys"), ("q", "quit")])
    }

    private var isWriting: Bool {
        if state.contents.value == nil { return false }
        return switch state.tab {
        case .packages: packages.focus != .rows
        case .licenses: licenses.isFiltering
        case .findings: findings.isFiltering
        case .summary: false
        }
    }

    private var hints: [KeyHints.Hint] {
        if state.contents.value == nil { return [] }
        switch state.tab {
        case .packages where packages.search != nil: return searchHints
        case .packages: return listHints("open", filter: packages.filter, sorts: true)
        case .licenses where licenses.opened != nil:
            return listHints("open", filter: licenses.filter, sorts: false, escape: "licences")
        case .licenses: return listHints("packages", filter: licenses.filter, sorts: true)
        case .summary: return [("↑↓", "scroll"), ("tab", "next")]
        case .findings: return listHints("open", filter: findings.filter, sorts: false)
        }
    }

    private var searchHints: [KeyHints.Hint] {
        if isWriting { return [("enter", "search"), ("esc", "end search")] }
        return [("esc", "end search"), ("enter", "open"), ("t", "search again")]
    }

    /// - Parameters:
    ///   - enter: what Enter does.
    ///   - escape: what Escape does without a filter; nil for nothing.
    private func listHints(
        _ enter: String, filter: String, sorts: Bool, escape: String? = nil
    ) -> [KeyHints.Hint] {
        if isWriting { return [("enter", "accept"), ("esc", "all")] }
        let escape = filter.isEmpty ? escape : "all"
        return [
            escape.map { ("esc", $0) }, ("enter", enter), ("/", "filter"),
            state.tab == .packages ? ("t", "texts") : nil,
            sorts ? ("s", "sort") : nil, ("tab", "next"),
        ].compactMap(\.self)
    }
}

/// What stands in the place of a tab's rows until they are computed.
struct WorkingScreen: View {
    let isShown: Bool

    var body: some View {
        if isShown { Notice { Text("Going through the packages …") } } else { Spacer() }
    }
}
