import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct MockDIContainerTests {
    @Test func `the drivers are mocks unless others are given`() {
        let container = MockDIContainer()
        #expect(type(of: container.licenseDriver) == StubLicenseDriver.self)
        #expect(type(of: container.licenseTextDriver) == StubLicenseTextDriver.self)
        #expect(type(of: container.installationDriver) == StubInstallationDriver.self)
        #expect(type(of: container.identificationDriver) == StubIdentificationDriver.self)
        #expect(type(of: container.clockDriver) == FixedClockDriver.self)
        #expect(type(of: container.policyDriver) == StubPolicyDriver.self)
        #expect(type(of: container.digestDriver) == StandInDigestDriver.self)
        #expect(type(of: container.fileOutputDriver) == SpyFileOutputDriver.self)
        #expect(type(of: container.logDriver) == SpyLogDriver.self)
    }

    @Test func `the inventory is that of the driver, and is scanned once for everybody`() async {
        let container = MockDIContainer(licenseDriver: SpyLicenseDriver())
        for _ in 0..<2 {
            var last: LoadState<LicenseInventory, LicenseDriverError>?
            for await state in container.licenseInventory.states(of: .standard, detail: []) {
                last = state
            }
            #expect(last?.value?.entries.count == 18)
        }
        #expect(container.licenseDriver.calls == [.licenses(.standard, [])])
    }
}
