/// When a scan speaks, and when a scanned system is looked at again.
public struct ScanPace: Sendable {
    /// The time between two states of progress, at least. Each wakes its observers, which would
    /// slow a scan down that is over in a moment.
    public var progressInterval: Duration
    /// Waits before each look for changes; throws where the task is cancelled.
    public var untilNextLook: @Sendable () async throws -> Void

    public init(
        progressInterval: Duration = .milliseconds(20),
        untilNextLook: @escaping @Sendable () async throws -> Void = {
            try await Task.sleep(for: .seconds(1))
        }
    ) {
        self.progressInterval = progressInterval
        self.untilNextLook = untilNextLook
    }
}
