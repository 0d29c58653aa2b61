/// The tasks with which a view model observes managers, one for each stream; cancelled when the
/// object is released.
@MainActor
final class StreamTasks {
    private var tasks: [Task<Void, Never>] = []

    /// - Parameter update: receives the current state and each later one. It must hold the view
    ///   model weakly, or the view model would live as long as the manager.
    func observe<Manager: StateManager>(
        _ manager: Manager, update: @escaping @MainActor (Manager.State) async -> Void
    ) {
        tasks.append(
            Task {
                for await state in await manager.createStream().stream { await update(state) }
            })
    }

    /// Waits until the calling task is cancelled, then ends all tasks.
    func runUntilCancelled() async {
        // A stream without elements ends only when it is cancelled.
        for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    isolated deinit { for task in tasks { task.cancel() } }
}
