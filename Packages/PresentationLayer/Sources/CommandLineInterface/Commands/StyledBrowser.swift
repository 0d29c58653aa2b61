public import ASMFStyle
internal import DomainLayer
public import MVVMStyle
public import PresentationLayer
public import ReduxStyle
internal import TerminalUI
public import VSAStyle

/// What a container needs so that every style of the browser can be made with it.
public typealias BrowserDependency = BrowserPresenterDependency & MVVMDependency & ReduxDependency
    & ASMFDependency & VSADependency

/// The browser in one of its architectures: the one place that knows all of them.
struct StyledBrowser<Dependency: BrowserDependency>: View {
    let style: BrowserStyle
    let dependency: Dependency
    let source: InventorySource
    /// Whether ASM-F begins where its last run ended.
    let keepsSnapshot: Bool

    var body: some View {
        switch style {
        case .fia: BrowserView(dependency: dependency, source: source)
        case .mvvm: MVVMBrowser(dependency: dependency, source: source)
        case .redux: ReduxBrowser(dependency: dependency, source: source)
        case .asmf:
            ASMFBrowser(dependency: dependency, source: source, keepsSnapshot: keepsSnapshot)
        case .vsa: VSABrowser(dependency: dependency, source: source)
        }
    }
}
