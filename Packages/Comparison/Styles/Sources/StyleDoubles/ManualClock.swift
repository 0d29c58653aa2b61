public import DomainLayer
import Synchronization
public import Testing

/// A clock whose time passes only when a test says so.
public final class ManualClock: ClockDriverProtocol {
    private struct Sleeper {
        let end: Duration
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Hours {
        var now = Duration.zero
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var count = 0
    }

    private let hours = Mutex(Hours())

    public init() {}

    public var now: Timestamp {
        get throws(ClockDriverError) {
            Timestamp(clamping: 1_700_000_000 + Int(hours.withLock(\.now).components.seconds))
        }
    }

    /// How many sleepers there are now.
    public var sleepers: Int { hours.withLock(\.sleepers.count) }

    /// How many sleeps have begun.
    public var sleeps: Int { hours.withLock(\.count) }

    public func sleep(for duration: Duration) async throws {
        let number = hours.withLock { hours in
            hours.count += 1
            return hours.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = hours.withLock { hours in
                    if hours.cancelled.remove(number) != nil { return true }
                    hours.sleepers[number] = Sleeper(
                        end: hours.now + duration, continuation: continuation)
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let sleeper = hours.withLock { hours in
                if hours.sleepers[number] == nil { hours.cancelled.insert(number) }
                return hours.sleepers.removeValue(forKey: number)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Lets time pass, and wakes the sleepers whose time has come.
    public func advance(by duration: Duration) {
        let due = hours.withLock { hours in
            hours.now += duration
            let due = hours.sleepers.filter { $0.value.end <= hours.now }
            for number in due.keys { hours.sleepers[number] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in due { continuation.resume() }
    }
}

/// Waits until a condition is true; fails the test if that takes more than some seconds.
@MainActor
public func eventually(
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ condition: @MainActor () async -> Bool
) async {
    for _ in 0..<10_000 {
        if await condition() { return }
        guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { break }
    }
    Issue.record("it never came true", sourceLocation: sourceLocation)
}
