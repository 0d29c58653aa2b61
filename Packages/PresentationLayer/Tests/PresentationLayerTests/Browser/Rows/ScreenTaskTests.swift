import Synchronization
import Testing

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ScreenTaskTests {
    @Test func `beginning anew ends what was begun before`() async {
        let task = ScreenTask()
        let (events, log) = AsyncStream.makeStream(of: String.self)
        task.begin {
            log.yield("first begins")
            for await _ in AsyncStream<Void>.makeStream().stream {}
            log.yield("first ends")
        }
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next() == "first begins")
        task.begin { log.yield("second begins") }
        #expect(await iterator.next() == "first ends")
        #expect(await iterator.next() == "second begins")
    }

    @Test func `ending waits for the end`() async {
        let task = ScreenTask()
        var hasEnded = false
        task.begin {
            for await _ in AsyncStream<Void>.makeStream().stream {}
            await Task.yield()
            hasEnded = true
        }
        await Task.yield()
        await task.end()
        #expect(hasEnded)
    }

    @Test func `ending does nothing if nothing was begun`() async {
        await ScreenTask().end()
    }
}

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

    /// Holds its thread until the screen is drawn; false if it wasn't in time.
    func hasBeenDrawn() -> Bool {
        while ContinuousClock.now < deadline {
            if isDrawn.load(ordering: .relaxed) { return true }
        }
        return false
    }
}
