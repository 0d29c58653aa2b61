import DomainLayer

/// Saves snapshots of the screen; its state is the saved snapshot.
actor ScreenSnapshotManager: StateManager {
    typealias State = LoadState<ScreenSnapshot, ScreenSnapshotDriverError>

    private var states = StateChannel(State.idle)
    /// An `any`, since an implementation may also save nothing.
    private let service: any ScreenSnapshotServiceProtocol

    init(service: any ScreenSnapshotServiceProtocol) {
        self.service = service
    }

    func createStream() -> (id: StreamID, stream: AsyncStream<State>) {
        states.createStream(of: self)
    }

    func removeStream(_ id: StreamID) { states.removeStream(id) }

    /// Reads the snapshot of the last run; if there is none, the screen starts without a filter.
    func load() async {
        states.yieldToAll(await LoadState(of: service.load).map { $0 ?? ScreenSnapshot() })
    }

    /// Saves a snapshot, unless it is the saved one already.
    ///
    /// A failure isn't reported: the next call tries again.
    func keep(_ snapshot: ScreenSnapshot) async {
        if states.currentState.value == snapshot { return }
        states.yieldToAll(
            await State { () async throws(ScreenSnapshotDriverError) in
                try await service.save(snapshot)
                return snapshot
            })
    }
}
