import DomainLayer

/// Saves snapshots of the screen; its state is the saved snapshot.
actor ScreenSnapshotManager: StateManager {
    typealias State = LoadState<ScreenSnapshot, ScreenSnapshotDriverError>

    var currentState = State.idle
    var continuations: [ObserverID: AsyncStream<State>.Continuation] = [:]

    /// An `any`, since an implementation may also save nothing.
    private let service: any ScreenSnapshotServiceProtocol

    init(service: any ScreenSnapshotServiceProtocol) {
        self.service = service
    }

    /// Reads the snapshot of the last run; if there is none, the screen starts without a filter.
    func load() async {
        send(await LoadState(of: service.load).map { $0 ?? ScreenSnapshot() })
    }

    /// Saves a snapshot, unless it is the saved one already.
    ///
    /// A failure isn't reported: the next call tries again.
    func keep(_ snapshot: ScreenSnapshot) async {
        if currentState.value == snapshot { return }
        send(
            await State { () async throws(ScreenSnapshotDriverError) in
                try await service.save(snapshot)
                return snapshot
            })
    }
}
