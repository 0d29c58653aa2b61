internal import Synchronization

/// What happened to the terminal.
enum TerminalEvent: Hashable, Sendable {
    case key(Key)
    case resized
    /// The process goes on after it was suspended; what the screen shows isn't known.
    case continued
    case hungUp
}

/// Brings events from the thread that waits for them to the loop that draws.
final class TerminalMailbox: Sendable {
    /// One for all events since the last one.
    let wakeUps: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let events = Mutex<[TerminalEvent]>([])

    init() {
        (wakeUps, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Wakes the loop up, to look what has changed.
    func wake() {
        continuation.yield()
    }

    func post(_ new: [TerminalEvent]) {
        if new.isEmpty { return }
        events.withLock { $0 += new }
        wake()
    }

    /// All events since the last call, in their order.
    func take() -> [TerminalEvent] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
