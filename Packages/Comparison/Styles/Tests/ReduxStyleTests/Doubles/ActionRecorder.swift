import DomainLayer
import TerminalUI

@testable import ReduxStyle

/// Keeps what a store was sent. That is all there is to keep of a run: each of its states follows
/// from it, and each of its frames from that.
@MainActor
final class ActionRecorder {
    private(set) var actions: [AppAction] = []

    func record(_ action: AppAction) { actions.append(action) }

    /// The state after so many actions.
    func state(after count: Int) -> AppState {
        actions.prefix(count).reduce(into: AppState()) {
            AppReducer.reduce(state: &$0, action: $1)
        }
    }

    /// The screen after so many actions, in a store whose effects nobody starts.
    func frame(after count: Int, rows: Int = 10) -> String {
        let store = AppStore(
            state: state(after: count), services: AppServices(TestDependency(), source: .standard))
        return HeadlessTerminal(columns: 60, rows: rows) {
            NavigationContainer().environment(store)
        }.frame
    }
}
