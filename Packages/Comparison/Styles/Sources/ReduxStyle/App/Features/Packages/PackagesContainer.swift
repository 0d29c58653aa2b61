import LicenseViews
import TerminalUI

/// Gives the list its state, and sends its actions.
struct PackagesContainer: View {
    @Environment(AppStore.self) private var store

    var body: some View {
        let state = store.state.packages
        PackagesView(
            phase: state.phase, rows: state.list.rows, position: state.list.position,
            filter: state.list.filter, isFiltering: state.isFiltering,
            onMove: { store.send(.packages(.move(to: $0))) },
            onEnter: { store.send(.packages(.enter)) },
            onFilterBegin: { store.send(.packages(.beginFilter)) },
            onFilter: { store.send(.packages(.filter($0))) },
            onFilterClear: { store.send(.packages(.clearFilter)) },
            onRefresh: { store.send(.packages(.refresh)) },
            onQuit: { store.send(.navigation(.quit)) })
    }
}
