import DomainLayer

extension LoadState {
    /// The result of some work. Errors, including cancellation, reach a view only in this way.
    init(of work: () async throws(Failure) -> Value) async {
        do throws(Failure) {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
