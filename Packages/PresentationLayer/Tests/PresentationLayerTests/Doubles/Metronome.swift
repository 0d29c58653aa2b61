import PresentationLayer

/// A timing in which nothing is waited for but the test's own beats.
struct Metronome: Sendable {
    private let beats = AsyncStream<Void>.makeStream()

    var timing: ScanTiming {
        ScanTiming { [stream = beats.stream] in
            for await _ in stream { return }
            throw CancellationError()
        }
    }

    /// Lets the system be looked at once more.
    func beat() {
        beats.continuation.yield()
    }
}
