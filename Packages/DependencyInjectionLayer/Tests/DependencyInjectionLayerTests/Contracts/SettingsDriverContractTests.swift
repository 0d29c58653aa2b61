import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What documents rely on, whichever driver of settings a container has.
struct SettingsDriverContract<Driver: SettingsDriverProtocol> {
    let driver: Driver

    func holds() async throws {
        let creator = try await driver.creator()
        #expect(creator?.name.isEmpty != true)
        #expect(try await driver.creator() == creator)
    }
}

@Suite struct SettingsDriverContractTests {
    @Test func `the mock keeps the contract`() async throws {
        try await SettingsDriverContract(driver: MockSettingsDriver.samples).holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await SettingsDriverContract(driver: DIContainer().settingsDriver).holds()
    }
}
