import DomainLayer
import LicenseViews
import PresentationMocks
import Testing

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LicenseSheetPresenterTests {
    private let packages = PackageRows(Samples.inventory.entries)

    @Test func `the text is read, and that of the next package after it`() async {
        let presenter = presenter(at: 0)
        await presenter.onEntry()
        #expect(presenter.state.text.value != nil)
        presenter.state.onPackage(by: 1)
        #expect(presenter.state.text == .idle)
        await presenter.onEntry()
        #expect(presenter.state.text.value != nil)
        #expect(presenter.state.entry.id == packages[1].id)
    }

    @Test func `a text that comes too late is ignored`() async throws {
        let readings = HeldReadings()
        let presenter = LicenseSheetPresenter(
            dependency: MockDIContainer { $0.licenseTextDriver = readings.driver },
            source: .standard,
            subject: LicenseSheetSubject(packages: packages, index: 0))
        let reading = Task { await presenter.onEntry() }
        try await eventually { readings.begun.count == 1 }
        presenter.state.onPackage(by: 1)
        readings.release()
        await reading.value
        #expect(presenter.state.text == .idle)
    }

    @Test func `a package without a text says so`() async throws {
        let presenter = presenter(at: try #require(packages.position(of: "gantry:amd64")))
        await presenter.onEntry()
        #expect(presenter.state.text == .failure(.noText("gantry:amd64")))
    }

    private func presenter(at index: Int) -> LicenseSheetPresenter<MockDIContainer> {
        LicenseSheetPresenter(
            dependency: MockDIContainer(), source: .standard,
            subject: LicenseSheetSubject(packages: packages, index: index))
    }
}
