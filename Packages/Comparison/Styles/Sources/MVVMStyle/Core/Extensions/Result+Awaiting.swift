extension Result {
    /// What an asynchronous call returns or throws.
    init(awaiting call: () async throws(Failure) -> Success) async {
        do throws(Failure) {
            self = .success(try await call())
        } catch {
            self = .failure(error)
        }
    }
}
