import StyleDoubles
import Testing

@testable import ASMFStyle

/// Tests what all managers have in common, with one that does nothing else.
@MainActor
@Suite struct StateManagerTests {
    private actor NumberManager: StateManager {
        private var states = StateChannel(0)

        func createStream() -> (id: StreamID, stream: AsyncStream<Int>) {
            states.createStream(of: self)
        }

        func removeStream(_ id: StreamID) { states.removeStream(id) }

        func send(_ state: Int) { states.yieldToAll(state) }
    }

    private let manager = NumberManager()

    @Test func `a stream begins with the current state`() async {
        await manager.send(7)
        var states = await manager.createStream().stream.makeAsyncIterator()
        #expect(await states.next() == 7)
        await manager.send(8)
        #expect(await states.next() == 8)
    }

    @Test func `each observer gets each state that it takes the time for, in order`() async {
        let observers = (0..<3).map { _ in Observer(manager) }
        for number in 1...3 {
            await eventually { observers.allSatisfy { $0.states.count == number } }
            await manager.send(number)
        }
        await eventually { observers.allSatisfy { $0.states == [0, 1, 2, 3] } }
        #expect(await manager.observers == 3)
        for observer in observers { observer.cancel() }
    }

    @Test func `who is slow gets the newest state alone`() async {
        let stream = await manager.createStream().stream
        for number in 1...1000 { await manager.send(number) }
        var states = stream.makeAsyncIterator()
        #expect(await states.next() == 1000)
    }

    @Test func `an observer that is cancelled leaves no continuation, the others stay`() async {
        let (first, second) = (Observer(manager), Observer(manager))
        await eventually { first.states == [0] && second.states == [0] }
        first.cancel()
        await eventually { await manager.observers == 1 }
        #expect(first.hasEnded)
        await manager.send(1)
        await eventually { second.states == [0, 1] }
        #expect(first.states == [0])
        second.cancel()
        await eventually { await manager.observers == 0 }
    }

    @Test func `a stream that is let go of leaves no continuation`() async {
        for await state in await manager.createStream().stream {
            #expect(state == 0)
            break
        }
        await eventually { await manager.observers == 0 }
    }

    @Test func `a manager that goes is not held by its streams`() async {
        weak var gone: NumberManager?
        var states: AsyncStream<Int>.Iterator
        do {
            let manager = NumberManager()
            gone = manager
            states = await manager.createStream().stream.makeAsyncIterator()
        }
        #expect(gone == nil)
        #expect(await states.next() == 0)
    }

    @Test func `a stream that is removed ends, and leaves no continuation`() async {
        let (id, stream) = await manager.createStream()
        var states = stream.makeAsyncIterator()
        #expect(await states.next() == 0)
        await manager.removeStream(id)
        #expect(await states.next() == nil)
        #expect(await manager.observers == 0)
    }

    @Test func `no two streams have one id`() async {
        let (first, second) = (await manager.createStream(), await manager.createStream())
        #expect(first.id != second.id)
    }
}
