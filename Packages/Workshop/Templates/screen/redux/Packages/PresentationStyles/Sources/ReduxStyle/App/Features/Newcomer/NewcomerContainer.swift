import TerminalUI

/// Gives the screen what it shows, and sends what is done in it.
struct NewcomerContainer: View {
    @Environment(AppStore.self) private var store

    var body: some View {
        NewcomerView(state: store.state.newcomer).task { store.send(.newcomer(.load)) }
    }
}
