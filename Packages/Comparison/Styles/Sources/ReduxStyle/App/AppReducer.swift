import DomainLayer
import LicenseViews

/// Passes each action to its feature, and handles what concerns more than one.
enum AppReducer {
    static func reduce(state: inout AppState, action: AppAction) {
        switch action {
        // While the filter is being edited, Enter accepts it.
        case .packages(.enter) where !state.packages.isFiltering:
            reduce(&state, NavigationAction.open)
        case .packages(let action): reduce(&state, action)
        case .sheet(let action):
            // Results that arrive after the sheet was closed are ignored.
            guard let entry = state.shownPackage else { return }
            SheetReducer.reduce(state: &state.sheet, action: action, entry: entry)
        case .navigation(let action): reduce(&state, action)
        }
    }

    private static func reduce(_ state: inout AppState, _ action: PackagesAction) {
        let (last, table) = (state.shownPackage, state.packages.table)
        PackagesReducer.reduce(state: &state.packages, action: action)
        guard let route = state.navigation.route else { return }
        if case .loaded = action, let table {
            state.packages.changeTable { $0.keep(route.packages, of: table) }
        }
        if state.shownPackage != last { state.sheet.position.leaveStatement() }
    }

    private static func reduce(_ state: inout AppState, _ action: NavigationAction) {
        let last = state.navigation.route
        NavigationReducer.reduce(
            state: &state.navigation, action: action, packages: state.packages)
        switch (last, state.navigation.route) {
        case (let last?, nil):
            PackagesReducer.reduce(state: &state.packages, action: .select(last.package))
            state.packages.changeTable { $0.forgetDeparted() }
            state.sheet = SheetState()
        case (let last?, let route?) where last.package != route.package:
            state.sheet = SheetState(installation: state.sheet.installation)
        default: break
        }
    }
}
