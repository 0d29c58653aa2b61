import DomainLayer

/// Keeps the snapshot of the screen; its state is the one that is kept.
actor ScreenSnapshotManager: StateManager {
    typealias State = LoadState<ScreenSnapshot, ScreenSnapshotDriverError>

    var currentState = State.idle
    var continuations: [ObserverID: AsyncStream<State>.Continuation] = [:]

    /// Any implementation: one that keeps nothing, too.
    private let service: any ScreenSnapshotServiceProtocol

    init(service: any ScreenSnapshotServiceProtocol) {
        self.service = service
    }

    /// Reads what the last run has kept; without anything, the screen is as it is without a filter.
    func load() async {
        send(await LoadState(of: service.load).map { $0 ?? ScreenSnapshot() })
    }

    /// Keeps a snapshot, unless it is the one that is kept already.
    ///
    /// If that fails, nobody need know: the next call tries again.
    func keep(_ snapshot: ScreenSnapshot) async {
        if currentState.value == snapshot { return }
        send(
            await State { () async throws(ScreenSnapshotDriverError) in
                try await service.save(snapshot)
                return snapshot
            })
    }
}
