import Foundation
import Testing

@testable import ASMFStyle

/// Measures the ticker with the system's clock, in its own process.
@Suite struct TickerProcessorTimeTests {
    private struct SystemClock: ClockServiceProtocol {
        func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
    }

    /// The processor time of all threads, in seconds.
    private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// A spinning loop would take all of the time, or twice as much on two processors.
    @Test func `neither one that sleeps nor one that was cancelled works`() async {
        await #expect(processExitsWith: .success) {
            let ticker = TickerManager(clock: SystemClock())
            await ticker.start {}
            for isCancelled in [false, true] {
                // The end isn't awaited, since a spinning loop never ends.
                if isCancelled { Task { await ticker.stop() } }
                try await Task.sleep(for: .milliseconds(100))
                let before = Self.processorTime
                try await Task.sleep(for: .milliseconds(400))
                try #require(Self.processorTime - before < 0.1)
            }
        }
    }
}
