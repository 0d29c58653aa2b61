import DomainLayer
import LicenseViews
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

/// Tests rules of the architecture that neither the compiler nor other tests enforce.
@MainActor
@Suite struct RuleTests {
    /// The types of a view's dynamic properties, without generic arguments.
    private func properties(of view: some View) -> [String] {
        Mirror(reflecting: view).children.compactMap { child in
            child.value is any DynamicProperty ? "\(type(of: child.value))" : nil
        }.map { String($0.prefix { $0 != "<" }) }
    }

    /// A view whose closure has a default wouldn't need it here, and one that isn't wired would
    /// compile.
    @Test func `a feature's view has values and closures alone`() {
        let list = PackagesView(
            phase: .loading(PackagesState.Progress()), rows: [], position: ListPosition(),
            filter: "", isFiltering: false, onMove: { _ in }, onEnter: {}, onFilterBegin: {},
            onFilter: { _ in }, onFilterClear: {}, onRefresh: {}, onQuit: {})
        #expect(properties(of: list) == [])
        let sheet = SheetView(
            text: .idle, installation: .idle, position: SheetPosition(),
            entry: PackageLicense.samples[0], isInstalled: true, index: 0, count: 1,
            onScroll: { _ in }, onStatement: { _ in }, onPackage: { _ in }, onClose: {})
        #expect(properties(of: sheet) == [])
    }

    @Test func `containers have the environment, and no state of their own`() {
        #expect(properties(of: PackagesContainer()) == ["Environment"])
        #expect(properties(of: SheetContainer()) == ["Environment"])
        #expect(properties(of: NavigationContainer()) == ["Environment", "Environment"])
    }

    @Test func `the one state outside of the store is which store it is`() {
        let browser = ReduxBrowser(dependency: TestDependency(), source: .standard)
        #expect(properties(of: browser) == ["State"])
    }

    @Test func `the store holds the state, and nothing else that changes what is shown`() {
        let store = AppStore(services: AppServices(TestDependency(), source: .standard))
        #expect(
            Mirror(reflecting: store).children.compactMap(\.label).sorted() == [
                "_$observationRegistrar", "_state", "effects", "onAction", "services",
            ])
    }

    /// A reducer that waits or needs an actor doesn't compile here.
    @Test func `reducers are functions of values`() {
        let packages: @Sendable (inout PackagesState, PackagesAction) -> Void =
            PackagesReducer.reduce
        let sheet: @Sendable (inout SheetState, SheetAction, PackageLicense) -> Void =
            SheetReducer.reduce
        let navigation: @Sendable (inout NavigationState, NavigationAction) -> Void =
            NavigationReducer.reduce
        let app: @Sendable (inout AppState, AppAction) -> Void = AppReducer.reduce
        var states = [AppState(), AppState()]
        for index in states.indices {
            packages(&states[index].packages, .loaded(.of(PackageLicense.samples)))
            app(&states[index], .packages(.enter))
            sheet(&states[index].sheet, .goToStatement(by: 1), PackageLicense.samples[0])
            navigation(&states[index].navigation, .step(by: 1))
        }
        #expect(states[0] == states[1])
        #expect(states[0].shownPackage == PackageLicense.samples[1])
    }
}
