/// What runs beside the app, by identifiers: of each there is one at most.
@MainActor
final class Effects {
    enum ID: Hashable {
        case longWait, inventory, text, installation
    }

    private var tasks: [ID: Task<Void, Never>] = [:]

    /// Begins once what ran under this identifier, which is cancelled, has ended.
    func run(_ id: ID, _ work: @escaping @MainActor () async -> Void) {
        let last = tasks[id]
        last?.cancel()
        tasks[id] = Task {
            await last?.value
            if !Task.isCancelled { await work() }
        }
    }

    func cancel(_ id: ID) {
        tasks[id]?.cancel()
    }

    /// Waits until the task is cancelled, then cancels what runs, and waits for that to end.
    func runUntilCancelled() async {
        // Nothing ever comes.
        for await _ in AsyncStream(Never.self, { _ in }) {}
        for task in tasks.values { task.cancel() }
        for task in tasks.values { await task.value }
    }
}
