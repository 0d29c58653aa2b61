import StyleDoubles
import Testing

@testable import ReduxStyle

@Suite struct NavigationReducerTests {
    static let list = NavigationState()

    static func sheet(_ index: Int) -> NavigationState {
        NavigationState(
            route: NavigationState.Route(packages: ["apple:all", "cedar:all"], index: index))
    }

    static let steps: [Step<NavigationState, NavigationAction>] = [
        Step("open the selected package", list, .open, sheet(1)),
        Step("nothing to open over a sheet", sheet(0), .open, sheet(0)),
        Step("the next package", sheet(0), .step(by: 1), sheet(1)),
        Step("the package before", sheet(1), .step(by: -1), sheet(0)),
        Step("no next package", sheet(1), .step(by: 1), sheet(1)),
        Step("no package before", sheet(0), .step(by: -1), sheet(0)),
        Step("no package without a sheet", list, .step(by: 1), list),
        Step("close", sheet(1), .close, list),
        Step("quit", list, .quit, NavigationState(hasQuit: true)),
    ]

    @Test(arguments: steps)
    func `an action makes a state into another`(step: Step<NavigationState, NavigationAction>) {
        // “a” is in apple and in cedar, but not in birch.
        let packages = PackagesReducerTests.list(selected: 1, filter: "a")
        let result = step.result {
            NavigationReducer.reduce(state: &$0, action: $1, packages: packages)
        }
        #expect(result == step.new)
    }

    @Test(arguments: [
        PackagesReducerTests.loading, PackagesReducerTests.failed,
        PackagesReducerTests.list(filter: "fig"),
        PackagesReducerTests.list(of: .of([])),
    ])
    func `there is no sheet without a package`(packages: PackagesState) {
        var state = NavigationState()
        NavigationReducer.reduce(state: &state, action: .open, packages: packages)
        #expect(state == NavigationState())
    }

    @Test func `the table has every action`() {
        #expect(Set(Self.steps.map { Kind($0.action) }) == Set(Kind.allCases))
    }

    /// The actions without their values, see ``PackagesReducerTests/Kind``.
    enum Kind: CaseIterable {
        case open, step, close, quit

        init(_ action: NavigationAction) {
            self =
                switch action {
                case .open: .open
                case .step: .step
                case .close: .close
                case .quit: .quit
                }
        }
    }
}
