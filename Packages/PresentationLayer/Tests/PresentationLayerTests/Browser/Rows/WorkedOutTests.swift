import Synchronization
import Testing

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(3)))
struct ComputedInBackgroundTests {
    @Test func `what is computed comes back`() async {
        #expect(await computedInBackground { [1, 2, 3].reduce(0, +) } == 6)
    }

    @Test func `the main actor goes on however much is computed`() async throws {
        let screen = Screen()
        let tables = Task {
            await withTaskGroup(of: Bool.self) { group in
                // More than there are threads for tasks.
                for _ in 0..<32 {
                    group.addTask { await computedInBackground { screen.hasBeenDrawn() } }
                }
                var drawn = 0
                for await isDrawn in group where isDrawn { drawn += 1 }
                return drawn
            }
        }
        try await Task.sleep(for: .milliseconds(20))
        screen.isDrawn.store(true, ordering: .relaxed)
        #expect(await tables.value == 32)
    }
}

private final class Screen: Sendable {
    let isDrawn = Atomic(false)
    /// Long enough for a machine on which all tests run at once.
    private let deadline = ContinuousClock.now + .seconds(60)

    /// Holds its thread until the screen is drawn; false where it wasn't in time.
    func hasBeenDrawn() -> Bool {
        while ContinuousClock.now < deadline {
            if isDrawn.load(ordering: .relaxed) { return true }
        }
        return false
    }
}
