import StyleDoubles
import Testing

@testable import ReduxStyle

@Suite struct NavigationReducerTests {
    static let list = NavigationState()

    static func sheet(_ index: Int) -> NavigationState {
        NavigationState(
            route: .sheet(
                NavigationState.Pages(packages: ["apple:all", "cedar:all"], index: index)))
    }

    static let steps: [Step<NavigationState, NavigationAction>] = [
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
        #expect(step.result(of: NavigationReducer.reduce) == step.new)
    }

    @Test func `the table has every action`() {
        #expect(Set(Self.steps.map { Kind($0.action) }) == Set(Kind.allCases))
    }

    /// The actions without their values, see ``PackagesReducerTests/Kind``.
    enum Kind: CaseIterable {
        case step, close, quit

        init(_ action: NavigationAction) {
            self =
                switch action {
                case .step: .step
                case .close: .close
                case .quit: .quit
                }
        }
    }
}
