import DomainLayer
import LicenseViews
import Wording

enum PackagesReducer {
    static func reduce(state: inout PackagesState, action: PackagesAction) {
        switch action {
        case .load:
            if state.table == nil { state.phase = .loading(PackagesState.Progress()) }
        case .refresh:
            state.isRefreshing = true  // What is shown stays until something else comes.
        case .waitedLong:
            guard var progress = state.progress else { return }
            progress.isLong = true
            state.phase = .loading(progress)
        case .progressed(let step):
            guard var progress = state.progress else { return }
            progress.step = step
            state.phase = .loading(progress)
        case .loaded(let table):
            let row = state.selection.flatMap(table.row)
            state.phase = .loaded(table)
            state.isRefreshing = false
            state.list.replace(
                order: table.index.order(.name), keys: table.index.keys, selected: row)
        case .failed(let error):
            // If packages can't be read again and that wasn't requested, the old ones stay on the
            // screen.
            if !state.isListed || state.isRefreshing {
                state.phase = .failed(error, last: state.table)
            }
            state.isRefreshing = false
        case .move(let position):
            state.list.position = position
        case .beginFilter:
            state.isFiltering = state.isListed
        case .filter(let filter):
            if state.isFiltering { state.list.narrow(to: filter) }
        case .enter:
            // Otherwise Enter opens what is selected, which concerns the navigation.
            if state.isListed { state.isFiltering = false }
        case .clearFilter:
            if !state.isListed { return }
            state.isFiltering = false
            state.list.narrow(to: "")
        }
    }
}
