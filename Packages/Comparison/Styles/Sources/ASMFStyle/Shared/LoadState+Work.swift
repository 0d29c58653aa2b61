import DomainLayer

extension LoadState {
    /// What comes of some work. Errors, and cancellation as one of them, reach a view in this way
    /// alone.
    init(of work: () async throws(Failure) -> Value) async {
        do throws(Failure) {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
