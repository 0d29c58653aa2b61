import Foundation
import Testing

@testable import ASMFStyle

/// What a ticker costs, on the system's clock and in a process of its own.
@Suite struct TickerProcessorTimeTests {
    private struct SystemClock: ClockServiceProtocol {
        func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
    }

    /// The seconds that all threads have worked.
    private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// A loop that goes round would take all of the time, or twice that on two processors.
    @Test func `neither one that sleeps nor one that was cancelled works`() async {
        await #expect(processExitsWith: .success) {
            let ticker = TickerManager(clock: SystemClock())
            await ticker.start {}
            for isCancelled in [false, true] {
                // Whether it has ended isn't asked: one that goes round never does.
                if isCancelled { Task { await ticker.stop() } }
                try await Task.sleep(for: .milliseconds(100))
                let before = Self.processorTime
                try await Task.sleep(for: .milliseconds(400))
                try #require(Self.processorTime - before < 0.1)
            }
        }
    }
}
