import StyleDoubles
import Testing

@testable import MVVMStyle

@MainActor
struct ClockServiceTests {
    @Test func `sleep, for a second, ends when it has gone by`() async throws {
        let clock = ManualClock()
        let sleep = Task { try await ClockService(driver: clock).sleep(for: .seconds(1)) }
        await eventually { clock.sleepers == 1 }
        clock.advance(by: .milliseconds(999))
        #expect(clock.sleepers == 1)
        clock.advance(by: .milliseconds(1))
        try await sleep.value
    }

    @Test func `sleep, when it is cancelled, throws`() async {
        let clock = ManualClock()
        let sleep = Task { try await ClockService(driver: clock).sleep(for: .seconds(1)) }
        sleep.cancel()
        await #expect(throws: CancellationError.self) { try await sleep.value }
    }
}
