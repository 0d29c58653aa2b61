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
            BrowserFooter(presenter: presenter)
        }
        .sheet(isPresented: presenter.sheet != nil, title: presenter.sheet?.title ?? "") {
            if let sheet = presenter.sheet {
                LicenseSheetView(presenter: sheet)
                    .onKey { onCommonKey($0) }
            }
        }
        .sheet(isPresented: state.isHelpShown, title: "Keys") {
            HelpView(state: state, onScroll: { presenter.onHelpScroll(to: $0) })
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
        case .character("?"): presenter.onHelp()
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
