import PresentationLayer

/// A pace at which nothing is waited for but the test's own beats.
struct Metronome: Sendable {
    private let beats = AsyncStream<Void>.makeStream()

    var pace: ScanPace {
        ScanPace { [stream = beats.stream] in
            for await _ in stream { return }
            throw CancellationError()
        }
    }

    /// Lets the system be looked at once more.
    func beat() {
        beats.continuation.yield()
    }
}
