import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

/// The rules of the architecture that neither the compiler nor another test holds.
@MainActor
@Suite struct RuleTests {
    /// The types of a view's dynamic properties, without what they are of.
    private func properties(of view: some View) -> [String] {
        Mirror(reflecting: view).children.compactMap { child in
            child.value is any DynamicProperty ? "\(type(of: child.value))" : nil
        }.map { String($0.prefix { $0 != "<" }) }
    }

    @Test func `a feature's view has values and closures alone`() {
        #expect(properties(of: PackagesView(state: PackagesState())) == [])
        let route = NavigationState.Route(packages: ["apple:all"], index: 0)
        let sheet = SheetView(
            state: SheetState(), entry: LicenseEntry.samples[0], isInstalled: true, route: route)
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

    /// A reducer that waits or needs an actor doesn't compile as one of these.
    @Test func `reducers are functions of values`() {
        let packages: @Sendable (inout PackagesState, PackagesAction) -> Void =
            PackagesReducer.reduce
        let sheet: @Sendable (inout SheetState, SheetAction, LicenseEntry) -> Void =
            SheetReducer.reduce
        let navigation: @Sendable (inout NavigationState, NavigationAction, PackagesState) -> Void =
            NavigationReducer.reduce
        let app: @Sendable (inout AppState, AppAction) -> Void = AppReducer.reduce
        var states = [AppState(), AppState()]
        for index in states.indices {
            packages(&states[index].packages, .loaded(.of(LicenseEntry.samples)))
            navigation(&states[index].navigation, .open, states[index].packages)
            sheet(&states[index].sheet, .goToStatement(by: 1), LicenseEntry.samples[0])
            app(&states[index], .navigation(.step(by: 1)))
        }
        #expect(states[0] == states[1])
        #expect(states[0].shownPackage == LicenseEntry.samples[1])
    }
}
