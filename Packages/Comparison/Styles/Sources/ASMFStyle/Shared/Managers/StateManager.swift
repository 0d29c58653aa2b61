import DomainLayer
import Synchronization

/// What all managers are: actors with a current state, which they send to all observers.
///
/// An actor changes one thing at a time, so all observers receive states in one order.
protocol StateManager: Actor {
    associatedtype State: Sendable

    var currentState: State { get set }
    /// The continuations of the observers, by their ids.
    var continuations: [ObserverID: AsyncStream<State>.Continuation] { get set }
}

extension StateManager {
    /// The current state and each later one, until the stream is released or its task is cancelled.
    ///
    /// Each state is complete, so a slow observer receives only the latest one.
    func createStream() -> (id: ObserverID, stream: AsyncStream<State>) {
        let id = ObserverID()
        let (stream, continuation) = AsyncStream.makeStream(
            of: State.self, bufferingPolicy: .bufferingNewest(1))
        // Nothing has to wait for this task, which only removes one entry.
        continuation.onTermination = { [weak self] _ in
            Task { await self?.removeContinuation(id) }
        }
        continuations[id] = continuation
        continuation.yield(currentState)
        return (id, stream)
    }

    /// Changes the state: the only way to send observers a new one.
    func send(_ state: State) {
        currentState = state
        for continuation in continuations.values { continuation.yield(state) }
    }

    private func removeContinuation(_ id: ObserverID) {
        continuations[id] = nil
    }
}

/// Identifies an observer of a manager.
struct ObserverID: Hashable, Sendable {
    private static let count = Atomic(0)

    private let number = Self.count.add(1, ordering: .relaxed).newValue
}
