import DomainLayer
import PresentationMocks
import Testing

struct MockNewcomerDriverTests {
    /// Needs `driver.compute = { () throws(NewcomerDriverError) in throw error }` in the mock.
    @Test func `a driver without a value throws`() {
        let container = MockDIContainer { $0.newcomerDriver = .failing(.unknown) }
        #expect(throws: NewcomerDriverError.unknown) { try container.newcomerDriver.value }
    }

    @Test func `the container's driver is replaced by assignment`() throws {
        let container = MockDIContainer { $0.newcomerDriver.compute = { 7 } }
        #expect(try container.newcomerDriver.value == 7)
    }
}
