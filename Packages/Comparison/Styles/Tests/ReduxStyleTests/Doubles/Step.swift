import DomainLayer
import StyleDoubles
import Testing

@testable import ReduxStyle

/// A row in the table of a reducer: a state, an action, and the resulting state.
struct Step<State: Equatable & Sendable, Action: Sendable>: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: State
    let action: Action
    let new: State

    init(_ name: String, _ old: State, _ action: Action, _ new: State) {
        testDescription = name
        self.old = old
        self.action = action
        self.new = new
    }

    /// The state after a reducer.
    func result(of reduce: (inout State, Action) -> Void) -> State {
        var state = old
        reduce(&state, action)
        return state
    }
}

extension PackageTable {
    /// The table of these packages.
    static func of(_ entries: [PackageLicense]) -> PackageTable {
        PackageTable(.orchard(entries))
    }
}
