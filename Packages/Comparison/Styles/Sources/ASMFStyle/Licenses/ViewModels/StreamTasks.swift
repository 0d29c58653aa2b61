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
                let (id, stream) = await manager.createStream()
                for await state in stream {
                    // A cancelled stream still delivers the state that it holds.
                    if Task.isCancelled { break }
                    await update(state)
                }
                await manager.removeStream(id)
            })
    }

    /// Ends all tasks. When it returns, no manager has a stream of theirs.
    func end() async {
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    isolated deinit { for task in tasks { task.cancel() } }
}
