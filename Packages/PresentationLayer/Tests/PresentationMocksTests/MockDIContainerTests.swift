import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct MockDIContainerTests {
    private func lastState(
        of container: MockDIContainer
    ) async -> LoadState<LicenseInventory, LicenseDriverError>? {
        var last: LoadState<LicenseInventory, LicenseDriverError>?
        for await state in await container.licenseScan.states(of: .standard, detail: []) {
            last = state
        }
        return last
    }

    @Test func `a use case works on the driver that was assigned`() async {
        let container = MockDIContainer {
            $0.licenseDriver.licenses = { _, _, _ throws(LicenseDriverError) in
                throw .noPackageDatabase(path: "/")
            }
        }
        #expect(await lastState(of: container) == .failure(.noPackageDatabase(path: "/")))
        #expect(await lastState(of: MockDIContainer())?.value?.entries.count == 18)
    }

    @Test func `the inventory is scanned once for everybody`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let container = MockDIContainer {
            $0.licenseDriver = .samples.recording(in: recorder)
        }
        for _ in 0..<2 {
            #expect(await lastState(of: container)?.value?.entries.count == 18)
        }
        #expect(recorder.calls == [.licenses(.standard, [])])
    }

    @Test func `a clarified container has scans of its own, and the other one keeps its own`()
        async throws
    {
        let container = MockDIContainer()
        let clarified = container.clarified(
            by: try await container.policyCheck.clarifications(at: "house"))
        func concluded(_ container: MockDIContainer) async -> [String]? {
            await lastState(of: container)?.value?.entries
                .filter { $0.conclusion != nil }.map(\.name)
        }
        #expect(await concluded(clarified) == ["brook"])
        #expect(await concluded(container) == [])
    }
}
