import StyleDoubles
import Testing

@testable import ASMFStyle

@MainActor
@Suite struct StreamTasksTests {
    @Test func `a cancelled task updates nothing, even if its stream still holds a state`() async {
        let ticker = TickerManager(clock: ClockService(driver: ManualClock()))
        var updates = 0
        let streams = StreamTasks()
        streams.observe(ticker) { _ in updates += 1 }
        await streams.end()
        #expect(updates == 0)
        #expect(await ticker.observers == 0)
    }
}
