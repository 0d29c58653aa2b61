import DomainLayer
import LicenseViews

enum SheetReducer {
    /// - Parameter entry: the package that the sheet shows, which the sheet's state doesn't know.
    static func reduce(state: inout SheetState, action: SheetAction, entry: PackageLicense) {
        switch action {
        case .scroll(let top):
            state.position.top = top
        case .goToStatement(let step):
            state.position.goToStatement(by: step, in: entry)
        case .textLoaded(let text, let id):
            if id == entry.id { state.text = .success(text) }
        case .textFailed(let error, let id):
            if id == entry.id { state.text = .failure(error) }
        case .installationLoaded(let graph):
            state.installation = .success(graph)
        case .installationFailed(let error):
            state.installation = .failure(error)
        }
    }
}
