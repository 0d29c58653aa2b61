import DomainLayer
import PresentationLayer
import PresentationMocks
import TerminalUI
import Testing

/// A timing in which nothing is waited for but the test's own beats.
struct Metronome: Sendable {
    private let beats = AsyncStream<Void>.makeStream()

    var timing: ScanTiming {
        ScanTiming { [stream = beats.stream] in
            for await _ in stream { return }
            throw CancellationError()
        }
    }

    /// The scans of a container that keep this time.
    var sharedScans: SharedScans { SharedScans(timing: timing) }

    /// Lets the system be looked at once more.
    func beat() {
        beats.continuation.yield()
    }
}

/// Waits until something holds that other tasks bring about; a test that waits in vain is ended by
/// its suite's time limit.
@MainActor
func eventually(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(1)) }
}

/// SplitMix64: the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
