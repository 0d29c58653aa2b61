import DomainLayer
import TerminalUI

/// How far a value is, and what is made of it once it is there.
struct LoadStateView<Value, Content: View>: View {
    private let state: LoadState<Value, LicenseDriverError>
    private let content: @MainActor (Value) -> Content

    init(
        _ state: LoadState<Value, LicenseDriverError>,
        @ViewBuilder content: @escaping @MainActor (Value) -> Content
    ) {
        self.state = state
        self.content = content
    }

    var body: some View {
        switch state {
        case .idle: EmptyView()
        case .loading(let done, let total): LoadingView(done: done, total: total)
        case .success(let value): content(value)
        case .failure(let error): FailureView(error: error)
        }
    }
}
