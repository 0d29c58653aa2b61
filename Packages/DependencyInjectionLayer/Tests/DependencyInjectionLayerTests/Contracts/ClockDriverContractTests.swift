import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What documents rely on, whichever clock a container has.
struct ClockDriverContract<Driver: ClockDriverProtocol> {
    let driver: Driver

    func holds() throws {
        let first = try driver.now
        #expect(try driver.now >= first)
        #expect(first.description.utf8.count == "2023-11-14T22:13:20Z".utf8.count)
    }
}

@Suite struct ClockDriverContractTests {
    @Test func `the fixed clock keeps the contract`() throws {
        try ClockDriverContract(driver: MockClockDriver.fixed).holds()
    }

    @Test func `the container's clock keeps the contract`() throws {
        try ClockDriverContract(driver: DIContainer().clockDriver).holds()
    }
}
