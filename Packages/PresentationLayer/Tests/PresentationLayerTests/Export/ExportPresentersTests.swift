import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

@MainActor
struct ExportPresentersTests {
    private let driver = SpyLicenseDriver()
    private let failure = LicenseDriverError.unreadableDatabase(
        path: "/var/lib/dpkg/status", .system(message: "Permission denied"))

    @Test func `a bill of materials has time, texts, and who needs whom`() async throws {
        let presenter = BillOfMaterialsPresenter(
            dependency: MockDIContainer(licenseDriver: driver), source: .standard)
        await presenter.onAppear()
        #expect(presenter.state.created == .success(Timestamp(clamping: 1_700_000_000)))
        #expect(presenter.state.inventory.value?.texts.isEmpty == false)
        let graph = try await StubInstallationDriver().graph(of: .standard)
        #expect(presenter.state.installation == .success(graph))
        #expect(driver.calls == [.licenses(.standard, .texts)])
    }

    @Test func `without a time nothing is read for a bill of materials`() async {
        let presenter = BillOfMaterialsPresenter(
            dependency: MockDIContainer(
                licenseDriver: driver,
                clockDriver: FixedClockDriver(failing: .badSourceDateEpoch("x"))),
            source: .standard)
        await presenter.onAppear()
        #expect(presenter.state.created == .failure(.badSourceDateEpoch("x")))
        #expect(presenter.state.inventory == .idle)
        #expect(driver.calls == [])
    }

    @Test func `notices are those of the inventory`() async throws {
        let presenter = NoticesPresenter(dependency: MockDIContainer(), source: .standard)
        await presenter.onAppear()
        let entries = try #require(presenter.state.inventory.value?.entries)
        let notices = try await StubLicenseTextDriver().notices(of: entries, in: .standard)
        #expect(presenter.state.notices == .success(notices))
    }

    @Test func `notices that say when they were made read the clock first`() async {
        let dated = NoticesPresenter(
            dependency: MockDIContainer(licenseDriver: driver), source: .standard, isDated: true)
        await dated.onAppear()
        #expect(dated.state.created == .success(Timestamp(clamping: 1_700_000_000)))
        #expect(driver.calls == [.licenses(.standard, [])])
        let failing = NoticesPresenter(
            dependency: MockDIContainer(
                clockDriver: FixedClockDriver(failing: .badSourceDateEpoch("x"))),
            source: .standard, isDated: true)
        await failing.onAppear()
        #expect(failing.state.created == .failure(.badSourceDateEpoch("x")))
        #expect(failing.state.inventory == .idle)
    }

    @Test func `a system that can't be read has neither`() async {
        let bill = BillOfMaterialsPresenter(
            dependency: MockDIContainer(), source: .root("failure"))
        await bill.onAppear()
        #expect(bill.state.inventory == .failure(failure))
        #expect(bill.state.installation == .idle)
        let notices = NoticesPresenter(dependency: MockDIContainer(), source: .root("failure"))
        await notices.onAppear()
        #expect(notices.state.inventory == .failure(failure))
        #expect(notices.state.notices == .idle)
    }
}
