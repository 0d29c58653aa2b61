import DomainLayer
import StyleDoubles
import Testing

@testable import MVVMStyle

struct NewcomerServiceTests {
    private let system = FakeSystem()
    private var service: NewcomerService<FakeSystem> {
        NewcomerService(driver: system, source: .standard)
    }

    @Test func `count, with packages, is how many there are`() async throws {
        #expect(try await service.count() == LicenseEntry.samples.count)
    }

    @Test func `count, without a system, throws`() async {
        system.fail(with: .notDebianRoot(path: "/orchard"))
        await #expect(throws: LicenseDriverError.notDebianRoot(path: "/orchard")) {
            try await service.count()
        }
    }
}
