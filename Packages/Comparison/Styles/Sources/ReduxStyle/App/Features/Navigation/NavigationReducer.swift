enum NavigationReducer {
    static func reduce(state: inout NavigationState, action: NavigationAction) {
        switch action {
        case .step(let step):
            guard case .sheet(var pages) = state.route else { return }
            pages.index = max(0, min(pages.index + step, pages.packages.count - 1))
            state.route = .sheet(pages)
        case .close:
            state.route = .list
        case .quit:
            state.hasQuit = true
        }
    }
}
