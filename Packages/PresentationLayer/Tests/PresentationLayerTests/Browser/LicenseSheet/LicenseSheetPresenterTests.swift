import DomainLayer
import LicenseViews
import PresentationMocks
import Testing

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LicenseSheetPresenterTests {
    private let packages = PackageRows(Samples.inventory.entries)

    @Test func `the text is read, and that of the next package after it`() async throws {
        let presenter = LicenseSheetPresenter(
            dependency: MockDIContainer(), source: .standard,
            subject: LicenseSheetSubject(packages: packages, index: 0))
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.text.isFinal }
        #expect(presenter.state.text.value != nil)
        presenter.onPackage(by: 1)
        #expect(presenter.state.text == .idle)
        try await eventually { presenter.state.text.isFinal }
        #expect(presenter.state.entry.id == packages[1].id)
        screen.cancel()
        await screen.value
    }

    @Test func `a package without a text says so`() async throws {
        let index = try #require(packages.position(of: "gantry:amd64"))
        let presenter = LicenseSheetPresenter(
            dependency: MockDIContainer(), source: .standard,
            subject: LicenseSheetSubject(packages: packages, index: index))
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.text.isFinal }
        #expect(presenter.state.text == .failure(.noText("gantry:amd64")))
        screen.cancel()
        await screen.value
    }
}
