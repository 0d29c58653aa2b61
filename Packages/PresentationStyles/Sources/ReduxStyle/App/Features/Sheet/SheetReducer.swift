import DomainLayer

enum SheetReducer {
    /// - Parameter entry: the package that the sheet shows, which another feature has.
    static func reduce(state: inout SheetState, action: SheetAction, entry: LicenseEntry) {
        switch action {
        case .scroll(let top):
            state.top = top
        case .goToStatement(let step):
            guard let last = entry.statements.indices.last else { return }
            let next = state.statement.map { $0 + step } ?? (step > 0 ? 0 : last)
            let statement = max(0, min(next, last))
            state.statement = statement
            state.anchor = entry.statements[statement].lines.lowerBound
            state.top = -context
        case .textLoaded(let text, let id):
            if id == entry.id { state.text = .success(text) }
        case .textFailed(let error, let id):
            if id == entry.id { state.text = .failure(error) }
        case .installationLoaded(let graph):
            state.installation = graph
        }
    }

    /// Lines that stay in view above the one that was gone to.
    private static let context = 3
}
