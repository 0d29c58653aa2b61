import DomainLayer
import Foundation
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

    @Test func `a feature's view has values and closures alone`() {
        #expect(properties(of: PackagesView(state: PackagesState())) == [])
        let route = NavigationState.Route(packages: ["apple:all"], index: 0)
        let sheet = SheetView(
            state: SheetState(), entry: PackageLicense.samples[0], isInstalled: true, route: route)
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

    @Test func `reducers know neither tasks nor time nor chance, and tasks are the effects' alone`()
        throws
    {
        let folder = URL(filePath: #filePath + "/../../../../Sources/ReduxStyle").standardized.path
        let files = FileManager.default.subpaths(atPath: folder)?.filter { $0.hasSuffix(".swift") }
        let words = try Dictionary(
            uniqueKeysWithValues: (files ?? []).map { file in
                let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                return (file, Set(text.split { !$0.isLetter }))
            })
        let reducers = words.filter { $0.key.hasSuffix("Reducer.swift") }
        #expect(reducers.count >= 4)
        let impure: Set<Substring> = [
            "async", "await", "Task", "Clock", "ContinuousClock", "Date", "random", "UUID",
            "driver",
        ]
        for (file, words) in reducers { #expect(words.isDisjoint(with: impure), "\(file)") }
        #expect(
            words.filter { $0.value.contains("Task") }.keys.sorted() == [
                "App/AppStore.swift", "App/Effects.swift",
            ])
    }

    /// A reducer that waits or needs an actor doesn't compile here.
    @Test func `reducers are functions of values`() {
        let packages: @Sendable (inout PackagesState, PackagesAction) -> Void =
            PackagesReducer.reduce
        let sheet: @Sendable (inout SheetState, SheetAction, PackageLicense) -> Void =
            SheetReducer.reduce
        let navigation: @Sendable (inout NavigationState, NavigationAction, PackagesState) -> Void =
            NavigationReducer.reduce
        let app: @Sendable (inout AppState, AppAction) -> Void = AppReducer.reduce
        var states = [AppState(), AppState()]
        for index in states.indices {
            packages(&states[index].packages, .loaded(.of(PackageLicense.samples)))
            navigation(&states[index].navigation, .open, states[index].packages)
            sheet(&states[index].sheet, .goToStatement(by: 1), PackageLicense.samples[0])
            app(&states[index], .navigation(.step(by: 1)))
        }
        #expect(states[0] == states[1])
        #expect(states[0].shownPackage == PackageLicense.samples[1])
    }
}
