import DomainLayer
import TerminalUI

@testable import ReduxStyle

/// Records the actions that were sent to a store. A run needs no other record: the actions
/// determine its states, and the states its frames.
@MainActor
final class ActionRecorder {
    private(set) var actions: [AppAction] = []

    func record(_ action: AppAction) { actions.append(action) }

    /// The state after the given number of actions.
    func state(after count: Int) -> AppState {
        actions.prefix(count).reduce(into: AppState()) {
            AppReducer.reduce(state: &$0, action: $1)
        }
    }

    /// The screen after the given number of actions, in a store that doesn't run.
    func frame(after count: Int, rows: Int = 10) -> String {
        let store = AppStore(
            state: state(after: count), services: AppServices(TestDependency(), source: .standard))
        return HeadlessTerminal(columns: 60, rows: rows) {
            NavigationContainer().environment(store)
        }.frame
    }
}
