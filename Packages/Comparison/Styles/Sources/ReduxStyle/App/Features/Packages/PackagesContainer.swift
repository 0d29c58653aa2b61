import TerminalUI

/// Gives the list its state, and sends its actions.
struct PackagesContainer: View {
    @Environment(AppStore.self) private var store

    var body: some View {
        PackagesView(
            state: store.state.packages,
            onMove: { store.send(.packages(.move(to: $0))) },
            onEnter: { store.send(.packages(.enter)) },
            onFilterBegin: { store.send(.packages(.beginFilter)) },
            onFilter: { store.send(.packages(.filter($0))) },
            onFilterClear: { store.send(.packages(.clearFilter)) },
            onRefresh: { store.send(.packages(.refresh)) },
            onQuit: { store.send(.navigation(.quit)) })
    }
}
