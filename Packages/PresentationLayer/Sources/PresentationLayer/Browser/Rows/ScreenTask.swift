/// Work that a screen has begun and takes with it when it goes; beginning anew ends the one before.
@MainActor
final class ScreenTask {
    private var task: Task<Void, Never>?

    /// Ends what is on its way, then begins.
    func begin(_ work: @escaping @MainActor () async -> Void) {
        let last = task
        last?.cancel()
        task = Task {
            await last?.value
            if !Task.isCancelled { await work() }
        }
    }

    /// Ends what is on its way, without waiting for it.
    func cancel() {
        task?.cancel()
    }

    /// Ends what is on its way, and waits until it has ended.
    func end() async {
        task?.cancel()
        await task?.value
    }
}

/// Computes what takes a while without holding up what is drawn meanwhile.
///
/// Tasks of one priority share as many threads as there are processors, and the main actor is one
/// of them wherever the system gives it no thread of its own. A lower priority has other threads,
/// so keys are answered however much there is to compute.
func computedInBackground<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await Task.detached(priority: .utility) { work() }.value
}
