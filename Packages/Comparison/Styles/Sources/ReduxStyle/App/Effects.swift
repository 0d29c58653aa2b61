/// The running effects, at most one for each identifier.
@MainActor
final class Effects {
    enum ID: Hashable {
        case longWait, inventory, text, installation
    }

    private var tasks: [ID: Task<Void, Never>] = [:]

    /// Cancels the effect with this identifier, waits for its end, and starts the new one.
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

    /// Waits until the task is cancelled, then cancels all effects and waits for their end.
    func runUntilCancelled() async {
        // The stream never has an element.
        for await _ in AsyncStream(Never.self, { _ in }) {}
        for task in tasks.values { task.cancel() }
        for task in tasks.values { await task.value }
    }
}
