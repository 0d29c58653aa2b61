@testable import ASMFStyle

/// Observes a manager, and records the states that it sends.
@MainActor
final class Observer<Manager: StateManager> {
    private(set) var states: [Manager.State] = []
    private(set) var hasEnded = false
    private var task: Task<Void, Never>?

    init(_ manager: Manager) {
        task = Task {
            for await state in await manager.createStream().stream { states.append(state) }
            hasEnded = true
        }
    }

    func cancel() { task?.cancel() }
}

extension StateManager {
    /// How many observers there are.
    var observers: Int { continuations.count }
}
