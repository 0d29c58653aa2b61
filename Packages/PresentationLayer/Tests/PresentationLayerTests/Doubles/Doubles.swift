import DomainLayer
import PresentationLayer
import PresentationMocks
import Synchronization
import TerminalUI
import Testing

/// A timing that waits only for the test's own beats.
struct Metronome: Sendable {
    private let beats = Beats()

    var timing: ScanTiming {
        ScanTiming { [beats] in
            while !beats.take() { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    /// Scans with this timing, for a container.
    var sharedScans: SharedScans { SharedScans(timing: timing) }

    /// Lets the scans look for changes once.
    func beat() {
        beats.add()
    }
}

/// How many looks are due.
private final class Beats: Sendable {
    private let count = Mutex(0)

    func add() { count.withLock { $0 += 1 } }

    /// Takes one; false if there is none.
    func take() -> Bool {
        count.withLock { count in
            if count == 0 { return false }
            count -= 1
            return true
        }
    }
}

/// Waits until other tasks have made a condition true. The time limit of the suite ends a test that
/// waits in vain.
@MainActor
func eventually(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(1)) }
}

/// SplitMix64: a seed always gives the same numbers.
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
