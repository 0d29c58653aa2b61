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

    @Test func `ending where nothing was begun is nothing`() async {
        await ScreenTask().end()
    }
}
