extension Task where Success == Never, Failure == Never {
    /// Waits until the current task is cancelled.
    static func untilCancelled() async {
        // A stream without elements ends only when its task is cancelled.
        for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
    }
}
