import DomainLayer
import LicenseViews

/// Passes each action to its feature, and handles what concerns more than one.
enum AppReducer {
    static func reduce(state: inout AppState, action: AppAction) {
        switch action {
        // While the filter is being edited, Enter accepts it.
        case .packages(.enter) where !state.packages.isFiltering: open(&state)
        case .packages(let action): reducePackages(&state, action)
        case .sheet(let action):
            // Results that arrive after the sheet was closed are ignored.
            guard let entry = state.shownPackage else { return }
            SheetReducer.reduce(state: &state.sheet, action: action, entry: entry)
        case .navigation(let action): reduceNavigation(&state, action)
        }
    }

    /// Opens the sheet of the selected package; does nothing if there is none, or a sheet already.
    private static func open(_ state: inout AppState) {
        guard case .list = state.navigation.route, let shown = state.packages.shown else { return }
        state.navigation.route = .sheet(
            NavigationState.Pages(packages: shown.packages, index: shown.selected))
    }

    private static func reducePackages(_ state: inout AppState, _ action: PackagesAction) {
        let (last, table) = (state.shownPackage, state.packages.table)
        PackagesReducer.reduce(state: &state.packages, action: action)
        guard let pages = state.navigation.pages else { return }
        if case .loaded = action, let table {
            state.packages.changeTable { $0.keep(pages.packages, of: table) }
        }
        if state.shownPackage != last { state.sheet.position.leaveStatement() }
    }

    private static func reduceNavigation(_ state: inout AppState, _ action: NavigationAction) {
        let last = state.navigation.pages
        NavigationReducer.reduce(state: &state.navigation, action: action)
        switch (last, state.navigation.pages) {
        case (let last?, nil):
            state.packages.select(last.package)
            state.packages.changeTable { $0.forgetDeparted() }
            state.sheet = SheetState()
        case (let last?, let pages?) where last.package != pages.package:
            state.sheet = SheetState(installation: state.sheet.installation)
        default: break
        }
    }
}
