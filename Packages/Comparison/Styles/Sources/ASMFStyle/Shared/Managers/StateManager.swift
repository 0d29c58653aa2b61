import DomainLayer
import Synchronization

/// What every manager is: an actor with a current state, which it sends to all who observe it.
///
/// An actor changes one thing at a time, so that states reach everybody in one order.
protocol StateManager: Actor {
    associatedtype State: Sendable

    var currentState: State { get set }
    /// Of those who observe it, by the ids that they were given.
    var continuations: [ObserverID: AsyncStream<State>.Continuation] { get set }
}

extension StateManager {
    /// The current state and each later one, until the stream is let go of or its task cancelled.
    ///
    /// A state holds all that there is to know: whoever is slow gets the newest alone.
    func createStream() -> (id: ObserverID, stream: AsyncStream<State>) {
        let id = ObserverID()
        let (stream, continuation) = AsyncStream.makeStream(
            of: State.self, bufferingPolicy: .bufferingNewest(1))
        // Nobody waits for this task, which takes one entry away and ends.
        continuation.onTermination = { [weak self] _ in
            Task { await self?.removeContinuation(id) }
        }
        continuations[id] = continuation
        continuation.yield(currentState)
        return (id, stream)
    }

    /// Nobody hears of a state in another way.
    func send(_ state: State) {
        currentState = state
        for continuation in continuations.values { continuation.yield(state) }
    }

    private func removeContinuation(_ id: ObserverID) {
        continuations[id] = nil
    }
}

/// Tells those who observe a manager apart.
struct ObserverID: Hashable, Sendable {
    private static let count = Atomic(0)

    private let number = Self.count.add(1, ordering: .relaxed).newValue
}
