import FrameworkLayer
import Testing

struct SystemNewcomerDriverTests {
    @Test(.timeLimit(.minutes(1))) func `the value grows with the time`() async throws {
        let driver = SystemNewcomerDriver()
        let first = try #require(await driver.values(every: .seconds(3600)).first { _ in true })
        let later = await driver.values(every: .milliseconds(10)).first { $0 > first }
        #expect(later != nil)
    }
}
