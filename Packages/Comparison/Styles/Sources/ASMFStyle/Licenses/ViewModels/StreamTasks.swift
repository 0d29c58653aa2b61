/// The tasks by which a view model observes managers, one a stream, cancelled when it goes.
@MainActor
final class StreamTasks {
    private var tasks: [Task<Void, Never>] = []

    /// - Parameter update: gets the current state and each later one. It holds its view model
    ///   weakly, which couldn't go otherwise as long as the manager is there.
    func observe<Manager: StateManager>(
        _ manager: Manager, update: @escaping @MainActor (Manager.State) async -> Void
    ) {
        tasks.append(
            Task {
                for await state in await manager.createStream().stream { await update(state) }
            })
    }

    /// Waits as long as the task that calls it isn't cancelled, then ends them all.
    func runUntilCancelled() async {
        // A stream in which nothing ever comes ends by cancellation alone.
        for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    isolated deinit { for task in tasks { task.cancel() } }
}
