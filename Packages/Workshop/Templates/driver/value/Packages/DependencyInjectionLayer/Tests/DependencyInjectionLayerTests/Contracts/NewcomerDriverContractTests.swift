import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What callers that need the value rely on, whichever driver a container has.
struct NewcomerDriverContract<Driver: NewcomerDriverProtocol> {
    let driver: Driver

    func verify() throws {
        let value = try driver.value
        #expect(value > 0)
        #expect(try driver.value == value)
    }
}

@Suite struct NewcomerDriverContractTests {
    @Test func `the mock driver keeps the contract`() throws {
        try NewcomerDriverContract(driver: MockNewcomerDriver.samples).verify()
    }

    @Test func `the container's driver keeps the contract`() throws {
        try NewcomerDriverContract(driver: DIContainer().newcomerDriver).verify()
    }
}
