import DomainLayer
import StyleDoubles
import Synchronization
import Testing

@testable import ASMFStyle

/// Tests what the author of the architecture demands of a ticker.
@MainActor
@Suite struct TickerManagerTests {
    private let clock = ManualClock()
    private let ticker: TickerManager

    init() { ticker = TickerManager(clock: ClockService(driver: clock)) }

    /// Lets time pass once the ticker waits.
    private func advance(_ duration: Duration) async {
        await eventually { clock.sleepers == 1 }
        clock.advance(by: duration)
    }

    private func ticks() async -> Int { await ticker.currentState.value ?? 0 }

    @Test func `it ticks once a second, and no sooner`() async {
        #expect(TickerManager.interval == .seconds(1))
        let works = Mutex(0)
        await ticker.start { works.withLock { $0 += 1 } }
        await advance(.milliseconds(999))
        #expect(await ticker.currentState == .idle)
        await advance(.milliseconds(1))
        await eventually { await ticks() == 1 && works.withLock { $0 } == 1 }
        await advance(.seconds(1))
        await eventually { await ticks() == 2 && works.withLock { $0 } == 2 }
        await ticker.stop()
    }

    @Test func `the second begins when the work of the last tick has ended`() async {
        let (gate, opening) = AsyncStream<Void>.makeStream()
        await ticker.start { for await _ in gate { return } }
        await advance(.seconds(1))
        await eventually { await ticks() == 1 }
        #expect(clock.sleepers == 0)
        clock.advance(by: .seconds(10))
        #expect(await ticks() == 1)
        opening.yield()
        await eventually { clock.sleepers == 1 }
        await ticker.stop()
    }

    @Test func `after it was stopped no tick comes and nobody sleeps`() async {
        let works = Mutex(0)
        await ticker.start { works.withLock { $0 += 1 } }
        await advance(.seconds(1))
        await eventually { await ticks() == 1 && clock.sleepers == 1 }
        await ticker.stop()
        // The loop has ended, so no wait is needed.
        let sleeps = clock.sleeps
        #expect(clock.sleepers == 0)
        clock.advance(by: .seconds(60))
        for _ in 0..<1000 { await Task.yield() }
        #expect(await ticks() == 1)
        #expect(works.withLock { $0 } == 1)
        #expect(clock.sleeps == sleeps)
    }

    @Test func `stopping cancels the work that is being done, and waits for its end`() async {
        let states = Mutex<[String]>([])
        let (gate, opening) = AsyncStream<Void>.makeStream()
        await ticker.start {
            for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
            states.withLock { $0.append(Task.isCancelled ? "cancelled" : "ended") }
            // Work that ignores cancellation has to be awaited.
            await Task { for await _ in gate { return } }.value
            states.withLock { $0.append("over") }
        }
        await advance(.seconds(1))
        await eventually { await ticks() == 1 }
        let stopping = Task {
            await ticker.stop()
            states.withLock { $0.append("stopped") }
        }
        await eventually { states.withLock { $0 } == ["cancelled"] }
        for _ in 0..<1000 { await Task.yield() }
        #expect(states.withLock { $0 } == ["cancelled"])
        opening.yield()
        await stopping.value
        #expect(states.withLock { $0 } == ["cancelled", "over", "stopped"])
        #expect(clock.sleepers == 0)
    }

    /// A loop that ignored the cancellation would run many thousand times meanwhile.
    @Test func `a loop whose work was cancelled doesn't go round again`() async {
        let works = Mutex(0)
        await ticker.start {
            works.withLock { $0 += 1 }
            for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
        }
        await advance(.seconds(1))
        await eventually { works.withLock { $0 } == 1 }
        await ticker.stop()
        #expect(clock.sleeps == 1)
        #expect(works.withLock { $0 } == 1)
    }

    @Test func `started twice it ticks once, and stopped it can be started again`() async {
        await ticker.start {}
        await ticker.start {}
        await advance(.seconds(1))
        await eventually { await ticks() == 1 && clock.sleepers == 1 }
        await ticker.stop()
        await ticker.start {}
        await advance(.seconds(1))
        await eventually { await ticks() == 2 }
        await ticker.stop()
    }

    @Test func `started while it is being stopped it ticks on`() async {
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let isStopping = Mutex(false)
        await ticker.start {
            for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
            isStopping.withLock { $0 = true }
            await Task { for await _ in gate { return } }.value
        }
        await advance(.seconds(1))
        await eventually { await ticks() == 1 }
        let stopping = Task { await ticker.stop() }
        await eventually { isStopping.withLock { $0 } }
        await ticker.start {}
        opening.yield()
        await stopping.value
        await advance(.seconds(1))
        await eventually { await ticks() == 2 }
        await ticker.stop()
        #expect(clock.sleepers == 0)
    }

    @Test func `several observers hear of each tick`() async {
        let observers = (0..<2).map { _ in Observer(ticker) }
        await eventually { observers.allSatisfy { $0.states == [.idle] } }
        await ticker.start {}
        for tick in 1...2 {
            await advance(.seconds(1))
            await eventually { observers.allSatisfy { $0.states.last == .success(tick) } }
        }
        await ticker.stop()
        #expect(observers.allSatisfy { $0.states == [.idle, .success(1), .success(2)] })
        for observer in observers { observer.cancel() }
        await eventually { await ticker.observers == 0 }
    }
}
