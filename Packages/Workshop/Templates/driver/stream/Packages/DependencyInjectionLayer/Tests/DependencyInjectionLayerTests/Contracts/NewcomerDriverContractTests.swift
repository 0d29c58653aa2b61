import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What callers that follow the value rely on, whichever driver a container has.
struct NewcomerDriverContract<Driver: NewcomerDriverProtocol> {
    let driver: Driver

    func verify() async throws {
        var values = driver.values(every: .milliseconds(1)).makeAsyncIterator()
        let first = try #require(await values.next())
        let second = try #require(await values.next())
        #expect(second >= first)
        // This would wait for an hour if the stream didn't end with its consumer.
        let consumer = Task { for await _ in driver.values(every: .seconds(3600)) {} }
        consumer.cancel()
        await consumer.value
    }
}

@Suite(.timeLimit(.minutes(1))) struct NewcomerDriverContractTests {
    @Test func `the mock driver keeps the contract`() async throws {
        try await NewcomerDriverContract(driver: MockNewcomerDriver.samples).verify()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await NewcomerDriverContract(driver: DIContainer().newcomerDriver).verify()
    }
}
