public import DomainLayer
import LicenseViews
public import TerminalUI

/// The browser: a row of tabs, and the screen of the selected one.
public struct BrowserView<Dependency: BrowserPresenterDependency>: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.progressDelay) private var progressDelay
    @State private var isLong = false
    @State private var presenter: BrowserPresenter<Dependency>
    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: the use cases and drivers that its screens need.
    ///   - source: the system to show.
    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
        presenter = BrowserPresenter(dependency: dependency, source: source)
    }

    public var body: some View {
        TabView(
            selection: Binding(get: { presenter.state.tab }, set: { presenter.onSelect($0) })
        ) {
            Tab("Packages", value: .packages) {
                screen { PackagesTabView(dependency: dependency, source: source) }
            }
            Tab("Licenses", value: .licenses) {
                screen { LicensesTabView(dependency: dependency, source: source) }
            }
            Tab("Summary", value: .summary) {
                screen { SummaryTabView(dependency: dependency, source: source) }
            }
            Tab("Findings", value: .findings) {
                screen { FindingsTabView(dependency: dependency, source: source) }
            }
        } accessory: {
            if let system = presenter.state.system.value { SystemName(system: system) }
        }
        .onKey(.character("r")) { presenter.onRefresh() }
        .onKey(.character("q")) { dismiss() }
        .keyHelp()
        .task { await presenter.onAppear() }
        .task {
            do { try await Task.sleep(for: progressDelay) } catch { return }
            isLong = true
        }
    }

    private func screen<Screen: View>(
        @ViewBuilder _ content: @escaping @MainActor () -> Screen
    ) -> some View {
        SystemScreen(state: presenter.state.system, isLong: isLong, content: content)
    }
}

/// A screen of the browser, covered by progress or the failure while there is no system to browse.
///
/// The screen is kept below, so a refresh that fails costs it neither its filter nor its selection.
struct SystemScreen<Content: View>: View {
    let state: LoadState<SystemIdentity, LicenseDriverError>
    /// Whether loading has taken long enough to show its progress.
    let isLong: Bool
    @ViewBuilder let content: @MainActor () -> Content

    var body: some View {
        content().overlay {
            switch state {
            case .idle:
                Spacer().busy()
                KeyHints([], always: BrowserKeys.onLists)
            case .loading(let progress):
                LoadingScreen(progress: progress, isShown: isLong)
                KeyHints([], always: BrowserKeys.onLists)
            case .failure(let error):
                Notice { FailureView(error: error) }
                KeyHints([("r", "read again")], always: BrowserKeys.onLists)
            case .success: EmptyView()
            }
        }
    }
}

/// The name of the system, shorter if there is little room.
private struct SystemName: View {
    let system: SystemIdentity

    var body: some View {
        WidthReader { width in
            let short = [system.id, system.versionID].compactMap(\.self).joined(separator: " ")
            Text(DisplayWidth.of(system.name) <= width ?? .max ? system.name : short).dim()
        }
    }
}
