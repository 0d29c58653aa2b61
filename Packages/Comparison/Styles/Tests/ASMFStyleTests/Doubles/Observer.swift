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

/// What managers keep private; only tests look at it, by reflection.
extension StateManager {
    private var channel: StateChannel<State> {
        for child in Mirror(reflecting: self).children {
            if let channel = child.value as? StateChannel<State> { return channel }
        }
        preconditionFailure("\(Self.self) has no channel")
    }

    var currentState: State { channel.currentState }

    /// How many observers there are.
    var observers: Int {
        (Mirror(reflecting: channel).descendant("continuations") as? any Collection)?.count ?? -1
    }
}
