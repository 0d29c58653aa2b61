import Synchronization

/// What all managers are: actors with a current state, of which observers get each one.
///
/// An actor changes one thing at a time, so all observers receive states in one order. A manager
/// keeps its state in a private ``StateChannel``: others can only observe it.
protocol StateManager: Actor {
    associatedtype State: Sendable

    /// The current state and each later one, until the stream is removed or released, or its task
    /// is cancelled.
    func createStream() -> (id: StreamID, stream: AsyncStream<State>)

    /// Ends a stream; does nothing if it has ended.
    func removeStream(_ id: StreamID)
}

/// The current state of a manager, and the continuations of its streams by their ids.
struct StateChannel<State: Sendable> {
    private(set) var currentState: State
    private var continuations: [StreamID: AsyncStream<State>.Continuation] = [:]

    init(_ state: State) { currentState = state }

    /// A stream that begins with the current state.
    ///
    /// Each state is complete, so a slow observer receives only the latest one.
    ///
    /// - Parameter manager: the owner of the channel, which removes the stream when it ends. The
    ///   stream doesn't keep it alive.
    mutating func createStream(
        of manager: some StateManager
    ) -> (id: StreamID, stream: AsyncStream<State>) {
        let id = StreamID()
        let (stream, continuation) = AsyncStream.makeStream(
            of: State.self, bufferingPolicy: .bufferingNewest(1))
        // Nothing has to wait for this task, which only removes one entry.
        continuation.onTermination = { [weak manager] _ in
            Task { await manager?.removeStream(id) }
        }
        continuations[id] = continuation
        continuation.yield(currentState)
        return (id, stream)
    }

    mutating func removeStream(_ id: StreamID) {
        continuations.removeValue(forKey: id)?.finish()
    }

    /// Changes the state, and sends it to all observers.
    mutating func yieldToAll(_ state: State) {
        currentState = state
        for continuation in continuations.values { continuation.yield(state) }
    }
}

/// Identifies a stream of a manager.
struct StreamID: Hashable, Sendable {
    private static let count = Atomic(0)

    private let number = Self.count.add(1, ordering: .relaxed).newValue
}
