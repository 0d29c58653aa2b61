import DomainLayer

/// Counts the packages.
actor NewcomerManager: StateManager {
    typealias State = LoadState<Int, LicenseDriverError>

    var currentState = State.idle
    var continuations: [ObserverID: AsyncStream<State>.Continuation] = [:]

    /// Any implementation: tests give their own.
    private let service: any NewcomerServiceProtocol

    init(service: any NewcomerServiceProtocol) {
        self.service = service
    }

    func load() async {
        send(.loading(done: 0, of: nil))
        send(await LoadState(of: service.inventory).map(\.entries.count))
    }
}
