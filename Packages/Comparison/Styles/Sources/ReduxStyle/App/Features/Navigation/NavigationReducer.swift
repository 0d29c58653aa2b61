enum NavigationReducer {
    /// - Parameter packages: the packages that the list shows.
    static func reduce(
        state: inout NavigationState, action: NavigationAction, packages: PackagesState
    ) {
        switch action {
        case .open:
            guard state.route == nil, let shown = packages.shown else { return }
            state.route = NavigationState.Route(packages: shown.packages, index: shown.selected)
        case .step(let step):
            guard let route = state.route else { return }
            let next = max(0, min(route.index + step, route.packages.count - 1))
            state.route?.index = next
        case .close:
            state.route = nil
        case .quit:
            state.hasQuit = true
        }
    }
}
