public import ASMFStyle
public import DomainLayer
public import MVVMStyle
public import PresentationLayer
public import ReduxStyle
public import TerminalUI
public import VSAStyle

/// What a container must provide for every style of the browser.
public typealias BrowserDependency = BrowserPresenterDependency & MVVMDependency & ReduxDependency
    & ASMFDependency & VSADependency

/// The browser in one of its architectures. No other type knows all of them.
public struct StyledBrowser<Dependency: BrowserDependency>: View {
    private let style: BrowserStyle
    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - style: the architecture.
    ///   - dependency: gives drivers and use cases.
    ///   - source: the system to show.
    public init(style: BrowserStyle, dependency: Dependency, source: InventorySource) {
        self.style = style
        self.dependency = dependency
        self.source = source
    }

    public var body: some View {
        switch style {
        case .fia: BrowserView(dependency: dependency, source: source)
        case .mvvm: MVVMBrowser(dependency: dependency, source: source)
        case .redux: ReduxBrowser(dependency: dependency, source: source)
        case .asmf: ASMFBrowser(dependency: dependency, source: source)
        case .vsa: VSABrowser(dependency: dependency, source: source)
        }
    }
}
