import DomainLayer
import StyleDoubles
import Testing

@testable import MVVMStyle

struct InstallationServiceTests {
    @Test func `graph, from a driver, is the driver's`() async throws {
        let system = FakeSystem()
        let service = InstallationService(driver: system, source: .standard)
        #expect(try await service.graph() == system.graph(of: .standard))
    }
}
