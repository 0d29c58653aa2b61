import DomainLayer
import Testing

@testable import ReduxStyle

@Suite struct NewcomerReducerTests {
    static let idle = NewcomerState()
    static let loading = NewcomerState(packages: .loading(done: 0, of: nil))
    static let failed = NewcomerState(packages: .failure(.cancelled))

    static func counted(_ packages: Int) -> NewcomerState {
        NewcomerState(packages: .success(packages))
    }

    static let steps: [Step<NewcomerState, NewcomerAction>] = [
        Step("load", idle, .load, loading),
        Step("load after an error", failed, .load, loading),
        Step("load again", counted(3), .load, counted(3)),
        Step("counted", loading, .counted(3), counted(3)),
        Step("counted again", counted(3), .counted(4), counted(4)),
        Step("an error", loading, .failed(.cancelled), failed),
        Step("an error, but there is a count", counted(3), .failed(.cancelled), counted(3)),
    ]

    /// Needs `state.packages = .loading(done: 0, of: nil)` in the reducer.
    @Test(arguments: steps)
    func `an action makes a state into another`(step: Step<NewcomerState, NewcomerAction>) {
        #expect(step.result(of: NewcomerReducer.reduce) == step.new)
    }

    @Test func `the table has every action`() {
        #expect(Set(Self.steps.map { Kind($0.action) }) == Set(Kind.allCases))
    }

    /// The actions without what they carry.
    enum Kind: CaseIterable {
        case load, counted, failed

        init(_ action: NewcomerAction) {
            self =
                switch action {
                case .load: .load
                case .counted: .counted
                case .failed: .failed
                }
        }
    }
}
