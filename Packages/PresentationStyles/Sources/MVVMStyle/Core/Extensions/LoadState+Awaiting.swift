import DomainLayer

extension LoadState {
    /// The final state that a call leads to.
    init(awaiting call: () async throws(Failure) -> Value) async {
        do throws(Failure) {
            self = .success(try await call())
        } catch {
            self = .failure(error)
        }
    }
}
