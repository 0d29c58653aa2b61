import DomainLayer

enum NewcomerReducer {
    static func reduce(state: inout NewcomerState, action: NewcomerAction) {
        switch action {
        case .load:
            // What is shown stays until something else comes.
            if state.packages.value != nil { return }
            state.packages = .loading(done: 0, of: nil)
        case .counted(let packages):
            state.packages = .success(packages)
        case .failed(let error):
            if state.packages.value == nil { state.packages = .failure(error) }
        }
    }
}
