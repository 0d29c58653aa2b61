import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct NewcomerInteractorTests {
    /// Needs `names.insert(entry.name)` in the interactor.
    @Test func `every package is named once`() async throws {
        let names = try await MockDIContainer().newcomer.names(in: .standard)
        #expect(names == Set(Samples.inventory.entries.map(\.name)).sorted())
    }

    @Test func `a system is read once, however often it is asked for`() async throws {
        let calls = CallRecorder<MockLicenseDriver.Call>()
        let container = MockDIContainer { $0.licenseDriver = .samples.recording(in: calls) }
        for _ in 1...2 { _ = try await container.newcomer.names(in: .standard) }
        #expect(calls.calls == [.licenses(.standard, [])])
    }

    @Test func `a system that can't be read is an error`() async {
        await #expect(throws: LicenseDriverError.self) {
            try await MockDIContainer().newcomer.names(in: .root("failure"))
        }
    }
}
